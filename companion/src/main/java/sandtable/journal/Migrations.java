package sandtable.journal;

import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** Brings a database's tables up to date. */
final class Migrations {
    private Migrations() {}

    /**
     * @param kind the folder of the migrations
     */
    static void run(DataSource source, String kind) {
        Flyway.configure(Migrations.class.getClassLoader())
                .dataSource(source)
                .locations("classpath:sandtable/journal/" + kind)
                .validateMigrationNaming(true)
                .load()
                .migrate();
    }
}
