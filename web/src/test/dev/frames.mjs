// Frames as the companion would send them, made up, one scene each: fresh roll reading lock spend move question combat assault over four rivet.
const say = (lang) => (en, de) => (lang === 'de' ? de : en);
const FACES = ['soldier', 'two-soldiers', 'star', 'courage', 'tools', 'skull'];
const faceNames = { en: ['Soldier', 'two Soldiers', 'Star', 'Courage', 'Tools', 'Skull'], de: ['Soldat', 'zwei Soldaten', 'Stern', 'Mut', 'Werkzeug', 'Schädel'] };
const ALLIED = ['red-1', 'red-2', 'white-1', 'white-2', 'blue-1', 'blue-2'];
const GERMAN = ['red-1', 'red-2', 'white-1', 'white-2', 'black-1', 'black-2'];
const dice = (ids, faces, more = {}) => ids.map((id, i) => ({ id, colour: id.split('-')[0], face: faces[i] ?? null, locked: false, cancelled: false, cancels: null, added: false, ...more[id] }));
const cite = (place) => [{ book: 'Atlantikwall', edition: '2nd edition', place }];

const ROWS = [['1'], ['2', '3'], ['4', '5', '6'], ['7', '8'], ['9', '10'], ['bunker']];
const DEF = { 1: 2, 2: 4, 3: 4, 4: 6, 5: 3, 6: 6, 7: 8, 8: 8, 9: 10, 10: 10, bunker: 12 };
const MGF = ['5', '7', '8', '9', '10', 'bunker'];
const ways = [['1', '2', 1], ['1', '3', 1], ['2', '4', 2], ['2', '5', 2], ['3', '5', 2], ['3', '6', 2], ['4', '7', 2], ['5', '7', 2, 1], ['5', '8', 2, 1], ['6', '8', 2], ['7', '9', 3, 1], ['8', '10', 3, 1], ['9', 'bunker', 4], ['10', 'bunker', 4]];
const sides = [['2', '3', 1], ['4', '5'], ['5', '6'], ['7', '8'], ['9', '10']];

function sectors(s, where, now, mgfOn) {
  return ROWS.flatMap((row, r) => row.map((id, column) => ({
    id, name: id === 'bunker' ? 'Bunker' : `${s('Sector', 'Sektor')} ${id}`, row: r, column, def: DEF[id], now: DEF[id] + (now[id] ?? 0), mgf: MGF.includes(id), mgfOn, canStay: !['4', '6'].includes(id), bunker: id === 'bunker',
    attributes: id === '7' ? ['No dice are Locked here', 'Lose 1 Specialist'] : id === '9' ? ['No Items can be found here'] : [], units: Object.keys(where).filter((unit) => where[unit] === id),
  })));
}

const card = (id, name, text, kind, cost = null, used = false) => ({ id, name, text, kind, cost, used });

function dday(lang, scene) {
  const s = say(lang);
  const late = !['fresh', 'roll'].includes(scene);
  const four = scene === 'four';
  const where = scene === 'fresh' ? { 'unit-a': '1', 'unit-b': '1' } : scene === 'assault' ? { 'unit-a': 'bunker', 'unit-b': '9' } : four ? { 'unit-a': '5', 'unit-b': '5', 'unit-c': '7', 'unit-d': '3' } : { 'unit-a': '9', 'unit-b': '7' };
  const phases = { fresh: [1, 'roll', s('Roll', 'Würfeln')], roll: [1, 'roll', s('Roll', 'Würfeln')], reading: [1, 'roll', s('Roll', 'Würfeln')], lock: [1, 'roll', s('Roll', 'Würfeln')], move: [5, 'move', s('Move', 'Bewegen')], combat: [6, 'combat', s('Combat', 'Kampf')], assault: [7, 'assault', s('Assault', 'Sturmangriff')], over: [7, 'over', s('Over', 'Ende')] };
  const [number, id, name] = phases[scene] ?? [4, 'spend', s('Spend', 'Ausgeben')];
  const bazooka = card('bazooka', 'Bazooka', s('Lowers the DEF of the own Sector by 7 for this turn.', 'Senkt die DEF des eigenen Sektors für diesen Zug um 7.'), 'item', 12);
  const missing = late ? 8 : 0;
  const rolling = ['roll', 'reading', 'lock'].includes(scene);
  const unit = (seat, letter, numbers, cards, tally = null) => ({ seat, name: `${s('Unit', 'Einheit')} ${letter}`, sector: where[seat], turnsHere: 2, soldiers: numbers[0], stars: numbers[1], courage: numbers[2], items: numbers[3], specialists: cards.map((one) => card(one, one, '', 'specialist')), itemCards: seat === 'unit-a' && late ? [bazooka] : [], badges: [], awards: [], vehicles: [], tally, inBunker: where[seat] === 'bunker', alive: true, done: seat === 'unit-a' });
  const tallyB = scene === 'roll' || scene === 'fresh' ? null
    : scene === 'lock' || scene === 'reading' ? { roll: scene === 'lock' ? 1 : 2, of: 3, final: false, dice: dice(ALLIED, ['star', 'courage', 'star', 'skull', 'star', 'tools'], scene === 'lock' ? {} : { 'red-1': { locked: true }, 'white-1': { locked: true } }), rwb: [], straight: false, soldiers: 0, stars: 3, courage: 1, tools: 1, activeSkulls: 1 }
    : { roll: 3, of: 3, final: true, dice: dice(ALLIED, ['star', 'two-soldiers', 'star', 'skull', 'star', 'tools'], { 'red-1': { locked: true }, 'white-1': { locked: true }, 'white-2': { cancels: 'blue-2' }, 'blue-2': { cancelled: true } }), rwb: [{ name: null, face: 'star', dice: ['red-1', 'white-1', 'blue-1'], option: '+3' }], straight: false, soldiers: 2, stars: 6, courage: 0, tools: 1, activeSkulls: 1 };
  return {
    game: 'dday', pack: 'atlantikwall-2e', map: { id: 'exercise-tiger', title: 'Exercise Tiger', rows: ROWS, learned: true },
    turn: scene === 'fresh' ? 1 : 6, phase: { number, of: 7, id, name }, modules: ['battle-conditions'], features: { mgf: late, mines: late },
    condition: scene === 'fresh' ? null : { id: 'c1', name: s('Smoke Drift', 'Rauchschwaden'), text: s('Units roll 1 die less on MGF.', 'Einheiten würfeln bei MG-Feuer 1 Würfel weniger.') },
    weather: scene === 'fresh' ? null : { id: 'w1', name: s('Ground Fog', 'Bodennebel'), text: s('No Advance into Sectors with MGF.', 'Kein Vorrücken in Sektoren mit MG-Feuer.') },
    german: {
      seat: 'german', soldiers: 4, stars: 2, courage: late ? 7 : 3, items: late ? 15 : 0, specialists: [card('unteroffizier', 'Unteroffizier', s('Starts on the table.', 'Liegt von Anfang an aus.'), 'specialist'), ...(late ? [card('mg', 'MG-Schütze', s('Switches MGF on.', 'Schaltet MG-Feuer an.'), 'specialist'), card('pionier', 'Pionier', s('Switches Land Mines on.', 'Schaltet Landminen an.'), 'specialist')] : [])], itemCards: [],
      decorations: { count: late ? 3 : 0, cards: null, left: 14, discard: [] }, owes: scene === 'fresh' ? null : { demand: late ? 12 : 10, sector: 'bunker', has: 4, missing }, tally: rolling || scene === 'fresh' ? null : { roll: 3, of: 3, final: true, dice: dice(GERMAN, ['soldier', 'star', 'courage', 'tools', 'two-soldiers', 'skull']), rwb: [], straight: true, soldiers: 3, stars: 1, courage: 1, tools: 1, activeSkulls: 0 }, done: false,
    },
    units: [
      unit('unit-a', 'A', scene === 'fresh' ? [4, 0, 0, 0] : [9, 3, 2, 12], late ? ['Corporal', 'Scout'] : []),
      unit('unit-b', 'B', scene === 'fresh' ? [4, 0, 0, 0] : [5, 9, 4, 8], late ? ['Sharpshooter'] : [], tallyB),
      ...(four ? [unit('unit-c', 'C', [14, 1, 0, 3], ['Medic', 'Hero', 'Captain']), unit('unit-d', 'D', [2, 0, 6, 21], [])] : []),
    ],
    sectors: sectors(s, where, late ? { 9: -10, 7: -8, bunker: -8, 5: -3 } : {}, late),
    paths: [...ways.map(([from, to, courage, mines]) => ({ from, to, kind: 'advance', courage, mines: Boolean(mines) })), ...sides.map(([from, to, mines]) => ({ from, to, kind: 'lateral', courage: 0, mines: Boolean(mines) }))],
    questions: scene === 'question' ? [{ id: 'rwb-1', text: s('Three Stars: which bonus?', 'Drei Sterne: welcher Bonus?'), who: ['unit-b'], blocking: true }] : [],
  };
}

export function journal(lang) {
  const s = say(lang);
  const at = (minute) => `2026-11-20T20:${String(minute).padStart(2, '0')}:12Z`;
  const entry = (position, seat, seatName, title, because = [], effects = [], more = {}) => ({ position, at: at(position), seat, seatName, device: seat === 'german' ? 'Phone, Safari' : 'Tablet', kind: 'act', title, because, effects, broken: [], assumed: [], struck: false, reason: null, roll: null, act: null, hash: 'a3f29c'.repeat(10), ...more });
  const german = s('German', 'Deutscher');
  const unitB = s('Unit B', 'Einheit B');
  return [
    entry(1, 'referee', s('Table', 'Tisch'), s('The table is opened', 'Der Tisch ist eröffnet'), [], [s('Map Exercise Tiger', 'Karte Exercise Tiger')], { kind: 'opened' }),
    entry(2, 'unit-b', unitB, s('Roll 1', 'Wurf 1'), [], [s('Star, Courage, Star, Skull, Star, Tools', 'Stern, Mut, Stern, Schädel, Stern, Werkzeug')], { roll: { source: 'tray', raw: ['$ROL,3,90210,17,3,rwb,red,star,98*B71C', '$END,5,90260,17,6*4030'], dice: dice(ALLIED, ['star', 'courage', 'star', 'skull', 'star', 'tools']).map((one) => ({ ...one, status: 'sure' })) } }),
    entry(3, 'unit-b', unitB, s('Lock two dice', 'Zwei Würfel fixieren'), [], [], { struck: true }),
    entry(4, 'unit-a', s('Unit A', 'Einheit A'), s('Moves to Sector 9', 'Zieht in Sektor 9'), [{ text: s('3 Courage for the Advance from Sector 7', '3 Mut für das Vorrücken aus Sektor 7'), rule: 'r1', name: s('Advance', 'Vorrücken'), citations: cite('p. 6') }], [s('Unit A loses 3 Courage', 'Einheit A verliert 3 Mut')]),
    entry(5, 'referee', s('Referee', 'Schiedsrichter'), s('Soldiers of Unit A set to 9', 'Soldaten von Einheit A auf 9 gesetzt'), [], ['8 → 9'], { kind: 'correction', reason: s('A figure was counted twice', 'Eine Figur war doppelt gezählt') }),
    entry(6, 'german', german, s('loses 4 Soldiers', 'verliert 4 Soldaten'), [{ text: s('owes 12 (Bunker, highest printed DEF) − 4 (has) = 8 missing; DEF −8', 'schuldet 12 (Bunker, höchste gedruckte DEF) − 4 (hat) = 8 fehlen; DEF −8'), rule: 'g5', name: s('What the German owes', 'Was der Deutsche schuldet'), citations: cite('p. 4') }], [s('German loses 4 Soldiers', 'Deutscher verliert 4 Soldaten'), s('DEF of all Sectors falls by 8', 'DEF aller Sektoren sinkt um 8')], { assumed: [{ fact: s('MGF: one die per Unit', 'MG-Feuer: ein Würfel je Einheit'), value: s('yes', 'ja') }] }),
  ];
}

const faceField = (lang, count = 6) => ({ name: 'faces', kind: 'list', values: FACES, labels: faceNames[lang], min: count, max: count });
const roll = (ids, id, purpose) => ({ id, purpose, dice: ids.map((one) => ({ id: one, kind: 'rwb', colour: one.split('-')[0] })), lying: [] });

function choicesOf(scene, lang) {
  const s = say(lang);
  const choice = (seat, id, label, act, more = {}) => ({ seat, id, label, act, open: [], roll: null, weight: 'normal', group: 'spend', ...more });
  const back = (seat, what) => choice(seat, `take-back-${seat}`, s(`Take back: ${what[0]}`, `Zurücknehmen: ${what[1]}`), { type: 'take-back', position: 40 }, { weight: 'quiet', group: 'take-back' });
  const done = (seat) => choice(seat, 'done', s('Finished with this phase', 'Mit dieser Phase fertig'), { type: 'done' }, { weight: 'primary', group: 'done' });
  if (scene === 'fresh' || scene === 'roll' || scene === 'four' || scene === 'lost' || scene === 'refused') {
    return ['german', 'unit-a', 'unit-b'].flatMap((seat) => [
      choice(seat, 'roll', s('Roll 1', 'Wurf 1'), { type: 'roll', faces: [] }, { weight: 'primary', group: 'roll', open: [faceField(lang)], roll: roll(seat === 'german' ? GERMAN : ALLIED, `${seat}-1`, s('Roll 1: six RWB dice', 'Wurf 1: sechs RWB-Würfel')) }),
      choice(seat, 'final', s('Only the Final Tally', 'Nur das Endergebnis'), { type: 'final-tally', faces: [] }, { weight: 'quiet', group: 'roll', open: [faceField(lang)], roll: roll(seat === 'german' ? GERMAN : ALLIED, `${seat}-f`, s('Final Tally', 'Endergebnis')) }),
    ]);
  }
  if (scene === 'reading') {
    return [choice('unit-b', 'roll', s('Roll 3', 'Wurf 3'), { type: 'roll', faces: [] }, { weight: 'primary', group: 'roll', open: [faceField(lang, 4)], roll: roll(['red-2', 'white-2', 'blue-1', 'blue-2'], 'unit-b-3', s('Roll 3: the four dice that are not Locked', 'Wurf 3: die vier nicht fixierten Würfel')) }), back('unit-b', ['Roll 2', 'Wurf 2'])];
  }
  if (scene === 'lock') {
    return [
      choice('unit-b', 'lock', s('Lock these two', 'Diese zwei fixieren'), { type: 'lock', dice: [] }, { weight: 'primary', group: 'roll', open: [{ name: 'dice', kind: 'set', values: ALLIED, labels: ALLIED, min: 2, max: 2 }] }),
      choice('unit-b', 'keep', s('Keep all as the Final Tally', 'Alles als Endergebnis behalten'), { type: 'final-tally' }, { group: 'roll' }),
      choice('unit-b', 'correct', s('Correct a die', 'Einen Würfel berichtigen'), { type: 'correct-die' }, { weight: 'quiet', group: 'roll', open: [{ name: 'die', kind: 'one', values: ALLIED, labels: ALLIED, min: 1, max: 1 }, { name: 'face', kind: 'one', values: FACES, labels: faceNames[lang], min: 1, max: 1 }] }),
      back('unit-b', ['Roll 1', 'Wurf 1']),
    ];
  }
  if (scene === 'move') {
    return [choice('unit-a', 'stay', s('Stay in Sector 9', 'In Sektor 9 bleiben'), { type: 'stay' }, { group: 'move' }), choice('unit-a', 'move', s('Advance to the Bunker for 4 Courage', 'Für 4 Mut in den Bunker vorrücken'), { type: 'move', to: 'bunker' }, { group: 'move' }), choice('unit-b', 'move', s('Advance to Sector 9 for 3 Courage', 'Für 3 Mut in Sektor 9 vorrücken'), { type: 'move', to: '9' }, { group: 'move', weight: 'primary' }), choice('unit-b', 'stay', s('Stay in Sector 7', 'In Sektor 7 bleiben'), { type: 'stay' }, { group: 'move' })];
  }
  if (scene === 'question') {
    return [choice('unit-b', 'answer', s('Three Stars: which bonus?', 'Drei Sterne: welcher Bonus?'), { type: 'answer', question: 'rwb-1', option: '' }, { weight: 'primary', group: 'question:rwb-1', open: [{ name: 'option', kind: 'one', values: ['stars', 'specialist'], labels: [s('3 more Stars', '3 weitere Sterne'), s('A Specialist for half', 'Ein Spezialist zum halben Preis')], min: 1, max: 1 }] })];
  }
  if (scene === 'combat') {
    return [choice('unit-b', 'mgf', s('MGF in Sector 7', 'MG-Feuer in Sektor 7'), { type: 'roll-d6', faces: [] }, { weight: 'primary', group: 'combat', open: [{ name: 'faces', kind: 'list', values: ['1', '2', '3', '4', '5', '6'], labels: ['1', '2', '3', '4', '5', '6'], min: 1, max: 1 }], roll: { id: 'mgf', purpose: s('1d6: MGF in Sector 7', '1W6: MG-Feuer in Sektor 7'), dice: [{ id: 'd6-1', kind: 'd6', colour: 'any' }], lying: [] } })];
  }
  if (scene === 'over' || scene === 'assault') return scene === 'over' ? [] : [choice('unit-a', 'assault', s('Assault the Bunker', 'Den Bunker stürmen'), { type: 'assault' }, { weight: 'primary', group: 'assault' })];
  return [
    done('german'), choice('german', 'draw', s('Draw 1 Decoration for 5 Courage', '1 Auszeichnung für 5 Mut ziehen'), { type: 'draw-decoration', count: 1 }), choice('german', 'rally', s('Rally Scharfschütze for 2 Stars', 'Scharfschütze für 2 Sterne anwerben'), { type: 'rally', card: 'scharfschuetze' }, { group: 'rally' }),
    choice('german', 'play-1', s('Play Iron Nerve', 'Eiserne Ruhe ausspielen'), { type: 'play-decoration', card: 'deco-1' }, { group: 'hand' }), back('german', ['Final Tally', 'Endergebnis']),
    done('unit-b'), choice('unit-b', 'rally-corporal', s('Rally Corporal for 5 Stars', 'Corporal für 5 Sterne anwerben'), { type: 'rally', card: 'corporal' }, { group: 'rally' }), choice('unit-b', 'rally-medic', s('Rally Medic for 8 Stars', 'Medic für 8 Sterne anwerben'), { type: 'rally', card: 'medic' }, { group: 'rally' }), choice('unit-b', 'find-vest', s('Find Flak Vest for 7 Item Points', 'Flak Vest für 7 Punkte finden'), { type: 'find', card: 'vest' }, { group: 'find' }), choice('unit-b', 'trade', s('Give resources to a Unit here', 'Einer Einheit hier etwas geben'), { type: 'trade' }, { weight: 'quiet', group: 'trade', open: [{ name: 'target', kind: 'one', values: ['unit-a'], labels: [s('Unit A', 'Einheit A')], min: 1, max: 1 }, { name: 'value', kind: 'number', values: [], labels: [], min: 0, max: 30 }] }), back('unit-b', ['Final Tally', 'Endergebnis']),
  ];
}

function readings(scene) {
  if (scene !== 'reading') return [];
  const seen = (id, face, x, y, status = 'sure', reason = null) => ({ id, colour: id.split('-')[0], face, confidence: status === 'sure' ? 0.99 : 0.62, status, reason, x, y, size: 74 });
  return [{ id: 'r9', source: 'camera', seat: 'unit-b', request: 'unit-b-3', status: 'ask', dice: [seen('red-2', 'two-soldiers', 130, 110), seen('white-2', 'skull', 300, 205), seen('blue-1', 'star', 470, 95), seen('blue-2', 'tools', 545, 240, 'ask', 'cocked')], picture: '/api/tables/reading/readings/r9/picture', width: 640, height: 360 }];
}

export const presence = { seats: [], trays: [{ tray: '7F3A', state: 'found', since: '2026-11-20T19:58:00Z', reason: 'none', detail: '' }], camera: null, dice: [] };

export function frame(scene, seat, lang) {
  const s = say(lang);
  if (scene === 'rivet') return rivet(seat, s);
  const view = dday(lang, scene);
  if (seat === 'german') view.german.decorations.cards = [card('deco-1', s('Iron Nerve', 'Eiserne Ruhe'), s('Ignore all Active Skulls of this tally.', 'Alle aktiven Schädel dieses Ergebnisses ignorieren.'), 'decoration'), card('deco-2', s('Night Watch', 'Nachtwache'), s('DEF of one Sector rises by 3 until the end of the turn.', 'Die DEF eines Sektors steigt bis zum Zugende um 3.'), 'decoration'), card('deco-3', s('Last Reserve', 'Letzte Reserve'), s('Gain 2 Soldiers at once.', 'Sofort 2 Soldaten erhalten.'), 'decoration')];
  const names = { german: s('German', 'Deutscher'), 'unit-a': `${s('Unit', 'Einheit')} A`, 'unit-b': `${s('Unit', 'Einheit')} B`, 'unit-c': `${s('Unit', 'Einheit')} C`, 'unit-d': `${s('Unit', 'Einheit')} D`, display: s('Tablet', 'Tablet'), referee: s('Referee', 'Schiedsrichter') };
  const seats = ['german', ...view.units.map((unit) => unit.seat), 'display', 'referee'].map((one) => ({ seat: one, name: names[one], joined: one === 'german', connected: one === 'german' }));
  const asks = { fresh: s('Roll the dice', 'Würfeln'), roll: s('Roll the dice', 'Würfeln'), reading: s('Confirm roll 3', 'Wurf 3 bestätigen'), lock: s('Lock two dice or keep all', 'Zwei Würfel fixieren oder alles behalten'), move: s('Move or stay', 'Ziehen oder bleiben'), question: s('Choose a bonus', 'Einen Bonus wählen'), combat: s('Roll for MGF', 'Für MG-Feuer würfeln'), assault: s('The Assault', 'Der Sturmangriff') };
  const choices = choicesOf(scene, lang).filter((one) => seat === one.seat || (seat === 'display' && (one.seat !== 'german' || scene === 'fresh')));
  const acting = [...new Set(choicesOf(scene, lang).map((one) => one.seat))];
  return {
    table: scene, position: 41, lang, seat, seats, waiting: scene === 'over' ? [] : acting.map((one) => ({ seat: one, name: names[one], for: asks[scene] ?? s('Spend, then finish the phase', 'Ausgeben, dann die Phase beenden') })),
    outcome: scene === 'over' ? { winners: ['unit-a', 'unit-b'], text: s('Unit A stands in the Bunker with 7 against 6.', 'Einheit A steht mit 7 gegen 6 im Bunker.') } : null,
    view, choices, rulings: scene === 'fresh' ? journal(lang).slice(0, 1) : journal(lang).reverse(), readings: readings(scene),
    dials: [['german', 'soldiers', 4], ['german', 'courage', 7], ['unit-a', 'soldiers', 9], ['unit-a', 'stars', 3], ['unit-b', 'soldiers', 5]].map(([one, dial, value]) => ({ dial: `${one}.${dial}`, label: { soldiers: s('Soldiers', 'Soldaten'), courage: s('Courage', 'Mut'), stars: s('Stars', 'Sterne') }[dial], seat: one, value, min: 0, max: 99 })), proposals: [],
  };
}

function rivet(seat, s) {
  return { table: 'rivet', position: 7, lang: 'en', seat, seats: [{ seat: 'allies', name: s('Allies', 'Alliierte'), joined: false }, { seat: 'blight', name: 'Blight', joined: false }], waiting: [{ seat: 'allies', name: s('Allies', 'Alliierte'), for: s('Attack', 'Angreifen') }], outcome: null, view: { game: 'rivet', title: 'Rivet Wars: Eastern Front', turn: 2, phase: { number: 3, of: 5, name: s('Combat', 'Kampf') } }, choices: [{ seat: 'allies', id: 'attack', label: s('Attack', 'Angreifen'), act: { type: 'attack' }, open: [{ name: 'faces', kind: 'list', values: ['1', '2', '3', '4', '5', '6'], labels: ['1', '2', '3', '4', '5', '6'], min: 3, max: 3 }], roll: { id: 'a', purpose: s('3d6: Rifleman attacks', '3W6: Schütze greift an'), dice: [1, 2, 3].map((n) => ({ id: `d6-${n}`, kind: 'd6', colour: 'any' })), lying: [] }, weight: 'primary', group: 'combat' }], rulings: [], readings: [], dials: [], proposals: [] };
}

export function tableOf(id) {
  const seats = [['display', 'Tablet'], ['german', 'German'], ['unit-a', 'Unit A'], ['unit-b', 'Unit B'], ['referee', 'Referee']];
  return { table: id, title: 'Atlantikwall · Exercise Tiger', createdAt: '2026-11-20T19:30:00Z', seats: seats.map(([seat, name]) => ({ seat, name, token: 't', joinUrl: `http://192.168.1.20:8080/join#token=t-${seat}` })) };
}

export function packs(lang) {
  const s = say(lang);
  return [
    { id: 'atlantikwall-2e', game: 'dday', title: s('Atlantikwall, 2nd edition', 'Atlantikwall, 2. Ausgabe'), maps: [{ id: 'exercise-tiger', label: 'Exercise Tiger' }, { id: 'learned', label: s('Another map, learned as you go', 'Andere Karte, wird beim Spielen gelernt') }], cards: [{ id: 'own', label: s('Our cards on the table', 'Unsere Karten auf dem Tisch') }, { id: 'training', label: s('Training cards, dealt by the app', 'Übungskarten, von der App gegeben') }], modules: [{ id: 'battle-conditions', label: s('Battle Conditions', 'Gefechtslagen') }, { id: 'badges', label: s('Badges', 'Abzeichen') }], options: [{ id: 'below-zero', label: s('Gains below zero', 'Gewinn unter null'), values: [{ id: 'rule', label: s('as the rule says', 'nach der Regel') }, { id: 'example', label: s('as its example shows', 'nach dem Beispiel') }], default: 'rule' }], units: { min: 1, max: 4 } },
    { id: 'rivet', game: 'rivet', title: 'Rivet Wars: Eastern Front', maps: [{ id: 'm1', label: s('Mission 1', 'Mission 1') }], cards: [{ id: 'own', label: s('Our cards on the table', 'Unsere Karten auf dem Tisch') }], modules: [], options: [], units: { min: 2, max: 2 } },
  ];
}
