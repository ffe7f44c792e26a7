/** A szabályok magyarul. */
import type { RulesText } from './outline';

export const hu: RulesText = {
  sections: {
    aim: {
      title: 'A cél',
      lines: [
        'Mindenki öt×öt négyzetes királyságot épít a kastélya köré. Az egymás mellett fekvő azonos tájak birtokot alkotnak, a koronák pedig pontot érővé teszik a birtokokat.',
        'Az nyer, akinek az utolsó dominó után a legtöbb pontja van.',
      ],
    },
    start: {
      title: 'Előkészületek',
      lines: [
        'Minden játékosnak van egy kastélya és egy királya a saját színében; ketten játszva két-két király.',
        'Egy sor dominó kerül az asztalra, elöl a legkisebb számmal: minél nagyobb a szám, annál jobb a föld. A királyokat egyesével húzzuk, és a gazdájuk mindegyiket egy szabad dominóra állítja.',
        'Ezután melléjük kerül a második sor, és kezdődik az első forduló.',
      ],
    },
    turn: {
      title: 'Egy lépés',
      lines: [
        'A királyok a soruk rendje szerint lépnek, elsőnek a legkisebb szám. Egy lépés két részből áll.',
        'Először rakd le a királyod alatti dominót a királyságodba.',
        'Azután állítsd a királyt a következő sor egy szabad dominójára. A kis szám szegényebb föld, de a következő fordulóban korábban lépsz.',
        'Ha mindenki lépett, új sor következik. Hárman vagy négyen tizenkét forduló van, ketten hat. Az utolsóban már csak lerakni kell.',
      ],
    },
    placing: {
      title: 'Lerakás',
      lines: [
        'A dominónak érintenie kell a kastélyt, amelyhez minden táj illik, vagy legalább egyik négyzete azonos tájú négyzet mellé kerüljön. A sarkok nem számítanak.',
        'Az egész királyságnak a kastéllyal együtt el kell férnie öt×öt négyzeten. Mindegy, hová kerül benne a kastély.',
        'Ami sehová sem illik, kikerül a játékból. Ami lekerült, többé nem mozdul.',
      ],
    },
    scoring: {
      title: 'Pontozás',
      lines: [
        'Minden birtok annyit ér, ahány négyzete van, szorozva a koronái számával. Korona nélkül nem ér semmit.',
        'Egy táj különálló birtokai külön számítanak. A kastély egyikhez sem tartozik.',
      ],
    },
    variants: {
      title: 'Játékvariációk',
      lines: [
        'Harmónia: 5 pont a hézag nélküli, teljes királyságért.',
        'A középső királyság: 10 pont, ha a kastély középen áll.',
        'Dinasztia: három játszma egymás után; a legnagyobb összeg nyer.',
        'A hatalmak párbaja: két játékos, mind a 48 dominó, hét×hét négyzet.',
        'Mindegyik kombinálható a többivel.',
      ],
    },
    townAim: {
      title: 'Ami új',
      lines: [
        'A Queendomino olyan, mint a Kingdomino, de van egy hetedik táj, a város. A városnégyzetekre épületek kerülnek, ezek lovagot, tornyot, koronát és pontot hoznak.',
        'Mindenki 1 lovaggal és 7 érmével kezd. A királyság öt×öt négyzetes, ketten hét×hét. Tizenkét forduló van, négyes sorokkal.',
      ],
    },
    townTurn: {
      title: 'Egy lépés',
      lines: [
        'Egy lépésben öt akció van ebben a sorrendben. Az első és az utolsó kötelező, a többi elhagyható.',
        'A. Rakd le vagy dobd el a dominódat.',
        'B. Szedess adót egy vagy két lovaggal.',
        'C. Építs egy épületet.',
        'D. Vesztegesd meg a sárkányt.',
        'E. Állítsd a királyodat a következő sor egy szabad dominójára.',
      ],
    },
    tax: {
      title: 'Lovagok és adók',
      lines: [
        'Állíts a készletedből egy vagy két lovagot az éppen lerakott dominóra, négyzetenként legfeljebb egyet. Mindegyik annyi érmét hoz, ahány négyzetből a birtoka áll.',
        'A lovagok a játék végéig a helyükön maradnak.',
      ],
    },
    build: {
      title: 'Épületek',
      lines: [
        'Válassz egy épületet a tábláról, fizesd ki az alatta álló árat, és tedd a királyságod egy szabad városnégyzetére.',
        'Bal felül látszik, mit kapsz azonnal: lovagot a készletedbe vagy tornyot az épületre. Bal alul tartós előny az adóknál, jobb felül korona a városnak, jobb alul a végén járó pont.',
        'Minden forduló után a megmaradt épületek az olcsóbb helyekre csúsznak, a drágákat a pakli tölti fel.',
      ],
    },
    queen: {
      title: 'Királynő és sárkány',
      lines: [
        'Aki tornyot szerez, és utána legalább annyi tornya van, mint bárki másnak, ahhoz érkezik a Királynő. Amíg nálad van, az épületek 1 érmével olcsóbbak; a végén koronának számít a legnagyobb birtokodon.',
        '1 érméért a sárkány elpusztítja a tábla egyik épületét. Fordulónként csak egyszer vesztegethető meg, és soha az, akinél a Királynő van.',
      ],
    },
    townScoring: {
      title: 'Pontozás',
      lines: [
        'Minden 3 érme 1 pont.',
        'A birtokok úgy számítanak, mint a Kingdominóban, az épületek koronáival együtt; a városnégyzetek épülettel és anélkül is.',
        'Az épületek annyit érnek, amennyit a címerük mutat: rögzített pontot, egy táj minden birtokáért 2-t, vagy minden tornyodért, illetve lovagodért 1-et.',
        'Döntetlennél a legnagyobb birtok dönt; ha az is egyenlő, közös a győzelem.',
      ],
    },
    together: {
      title: 'A Kingdominóval együtt',
      lines: [
        'Királyok versengése: hárman vagy négyen hét×hét, öten vagy hatan öt×öt négyzeten építkeznek. A sorok felváltva a két játékból jönnek.',
        'Egyesült erővel: hat vagy nyolc játékos kettes csapatokban közös, hét×hét négyzetes királyságot épít, közös érmékkel és lovagokkal.',
      ],
    },
    duelAim: {
      title: 'A cél',
      lines: [
        'Két játékos kockákból összeállt dominókat rajzol, mindketten egy hét×öt négyzetes térképre, amelynek közepén a kastély áll.',
        'Az egymás mellett fekvő azonos címerek birtokot alkotnak, a keresztek pedig pontot érővé teszik a birtokokat.',
      ],
    },
    dice: {
      title: 'A kockák',
      lines: [
        'Az A játékos dob a négy kockával, és elvesz egyet. B elvesz kettőt a többiből, az utolsó az A-é. A következő körben szerepet cseréltek.',
        'A két kockád a dominód. A dzsóker bármelyik címer lehet, kereszt nélkül.',
      ],
    },
    draw: {
      title: 'Rajzolás a térképre',
      lines: [
        'Rajzold a dominódat két szomszédos szabad négyzetre. Érintenie kell a kastélyt, vagy egyik fele egy korábbi körben rajzolt azonos címer mellé kerüljön. A sarkok nem számítanak.',
        'Aki nem tudja berajzolni, semmit sem rajzol, a felét sem.',
        'Játszmánként egyszer a kastélyod keresztet ad egyik kockádhoz.',
      ],
    },
    book: {
      title: 'A varázskönyv',
      lines: [
        'Minden kereszt nélküli kockád kitölt egy mezőt a címerénél; a dzsóker egyet sem.',
        'Aki elsőként tölt ki egy sort, megkapja az erejét, a másik sorát kihúzzuk. Ha egy körben mindketten kitöltik, A kapja.',
        'Minden erő egyszer használható. Kettő azonnal hat, a többi akkor, amikor akarod.',
      ],
    },
    end: {
      title: 'A játék vége',
      lines: [
        'A játék annak a körnek a végén ér véget, amelyben betelik egy térkép, vagy senki sem tudott rajzolni.',
        'Minden birtok annyit ér, ahány négyzete van, szorozva a keresztjei számával. Döntetlennél a legnagyobb birtok dönt, egyébként döntetlen marad.',
      ],
    },
  },
  captions: {
    finished: 'Egy kész, öt×öt négyzetes királyság.',
    row: 'Egy sor: két dominó foglalt, kettő szabad.',
    atCastle: 'A kastélyhoz minden táj illik.',
    atSame: 'Gabona gabona mellett: egy érintkezés elég.',
    atNothing: 'Egyik négyzet sincs a saját tája mellett.',
    tooWide: 'A királyság hat négyzet széles lenne.',
    territory: '7 négyzet 3 koronával: 21 pont.',
    middle: 'A középen álló kastély 10 pontot hoz.',
    town: 'Királyság városokkal, épületekkel és lovagokkal.',
    knight: 'A tó 4 négyzetes: a lovag 4 érmét hoz.',
    tile: 'Egy épület, mielőtt felépül.',
    court: 'A Királynő és a sárkány.',
    faces: 'Négy kocka; az utolsón a dzsóker.',
    besideSame: 'Sáv sáv mellett.',
    besideNothing: 'Sem a kastély, sem azonos címer nincs mellette.',
    spells: 'A hat erő.',
    domain: 'Három címer 2 kereszttel: 6 pont.',
  },
  editions: {
    german: [
      'A lerakásról le lehet mondani akkor is, ha a dominó illik; ekkor kikerül a játékból. A szerző ajánlott játékvariációja ezt tiltja.',
      'Hárman 36 dominóval játszanak, hármas sorokban.',
      'Ketten a kezdő játékos állítja fel a négy király közül az elsőt és az utolsót.',
      'Döntetlennél a legnagyobb birtok dönt; ha az is egyenlő, közös a győzelem.',
    ],
    hungarian: [
      'Ami illeszthető, azt le kell rakni.',
      'Hárman 36 dominóval játszanak, hármas sorokban.',
      'Ketten mind a négy királyt véletlenül húzzuk.',
      'Döntetlennél a legnagyobb birtok, majd a legtöbb korona dönt; ha az is egyenlő, közös a győzelem.',
    ],
    danish: [
      'Ami illeszthető, azt le kell rakni.',
      'Hárman mind a 48 dominóval játszanak, négyes sorokban; a megmaradó kikerül a játékból.',
      'Ketten mind a négy királyt véletlenül húzzuk.',
      'Előbb a királyok egész sorrendjét kihúzzuk; azután e sorrendben állítjuk fel őket.',
      'Döntetlennél a legnagyobb birtok dönt; ha az is egyenlő, közös a győzelem.',
    ],
  },
};
