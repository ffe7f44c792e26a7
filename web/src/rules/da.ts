/** Reglerne på dansk. */
import type { RulesText } from './outline';

export const da: RulesText = {
  sections: {
    aim: {
      title: 'Formålet',
      lines: [
        'Alle bygger et kongerige på fem gange fem kvadrater omkring deres slot. Kvadrater af samme terræn side om side danner et territorium, og kroner gør territorier point værd.',
        'Flest point efter den sidste dominobrik vinder.',
      ],
    },
    start: {
      title: 'Opsætning',
      lines: [
        'Hver spiller har et slot og en konge i sin farve; med to spillere to konger.',
        'En linje af dominobrikker lægges frem, laveste nummer først: jo højere nummer, jo bedre land. Kongerne trækkes én ad gangen, og hver sættes på en ledig brik efter ejerens valg.',
        'Så lægges en linje mere ved siden af, og første runde begynder.',
      ],
    },
    turn: {
      title: 'En tur',
      lines: [
        'Kongerne rykker i linjens rækkefølge, laveste nummer først. En tur har to trin.',
        'Først: læg brikken under din konge i dit kongerige.',
        'Derefter: sæt kongen på en ledig brik i den næste linje. Et lavt nummer er ringere land, men giver en tidlig tur i næste runde.',
        'Når alle har rykket, lægges en ny linje frem. Tre eller fire spillere har tolv runder, to spillere seks. I den sidste lægges der kun.',
      ],
    },
    placing: {
      title: 'At lægge en brik',
      lines: [
        'En brik skal røre slottet, hvor alle terræner passer, eller et af dens kvadrater skal ligge ved siden af et kvadrat af samme terræn. Hjørner tæller ikke.',
        'Hele kongeriget med slottet skal kunne være på fem gange fem kvadrater. Hvor slottet ender, er lige meget.',
        'En brik, der ingen steder passer, går ud af spillet. Det, der er lagt, flyttes aldrig.',
      ],
    },
    scoring: {
      title: 'Point',
      lines: [
        'Hvert territorium giver sine kvadrater gange sine kroner. Uden kroner giver det intet.',
        'Adskilte territorier af samme terræn tælles hver for sig. Slottet hører ikke til nogen af dem.',
      ],
    },
    variants: {
      title: 'Variationer',
      lines: [
        'Harmoni: 5 point for et komplet kongerige uden huller.',
        'Midtkongerige: 10 point, hvis slottet står i midten.',
        'Dynasti: tre spil i træk; den højeste sum vinder.',
        'Den Mægtige Duel: to spillere, alle 48 brikker, syv gange syv kvadrater.',
        'Alle kan kombineres.',
      ],
    },
    townAim: {
      title: 'Det nye',
      lines: [
        'Queendomino er Kingdomino med et syvende terræn, byen. På bykvadrater opføres bygninger, som giver riddere, tårne, kroner og point.',
        'Alle begynder med 1 ridder og 7 mønter. Kongeriger har fem gange fem kvadrater, med to spillere syv gange syv. Der spilles tolv runder med linjer på fire.',
      ],
    },
    townTurn: {
      title: 'En tur',
      lines: [
        'En tur har fem handlinger i denne rækkefølge. Den første og den sidste skal udføres, de andre er frivillige.',
        'A. Læg din brik, eller kassér den.',
        'B. Lad en eller to riddere opkræve skat.',
        'C. Opfør en bygning.',
        'D. Bestik dragen.',
        'E. Sæt din konge på en ledig brik i den næste linje.',
      ],
    },
    tax: {
      title: 'Riddere og skat',
      lines: [
        'Sæt en eller to riddere fra dit forråd på den brik, du lige har lagt, højst én på hvert kvadrat. Hver giver lige så mange mønter, som territoriet har kvadrater.',
        'Riddere bliver stående til spillets slutning.',
      ],
    },
    build: {
      title: 'Bygninger',
      lines: [
        'Vælg en bygning på pladen, betal prisen under den, og læg den på et ledigt bykvadrat i dit kongerige.',
        'Øverst til venstre står, hvad du får straks: riddere til forrådet eller tårne, der står på bygningen. Nederst til venstre en varig fordel ved skat, øverst til højre kroner til byen, nederst til højre point til sidst.',
        'Efter hver runde rykker de øvrige bygninger til de billigere pladser, og bunken fylder de dyre.',
      ],
    },
    queen: {
      title: 'Dronning og drage',
      lines: [
        'Den, der får tårne og så har mindst lige så mange som alle andre, får besøg af dronningen. Mens hun er hos dig, koster bygninger 1 mønt mindre; til sidst tæller hun som en krone i dit største territorium.',
        'For 1 mønt ødelægger dragen en bygning på pladen. Den kan kun bestikkes én gang pr. runde, og aldrig af den, dronningen er hos.',
      ],
    },
    townScoring: {
      title: 'Point',
      lines: [
        'Hver 3 mønter giver 1 point.',
        'Territorier tæller som i Kingdomino, med bygningernes kroner; bykvadrater tæller med og uden bygning.',
        'Bygninger giver, hvad skjoldet viser: faste point, 2 for hvert territorium af et terræn eller 1 for hvert tårn eller hver ridder, du ejer.',
        'Uafgjort afgøres af det største territorium; er det også lige, deles sejren.',
      ],
    },
    together: {
      title: 'Sammen med Kingdomino',
      lines: [
        'Kongernes kappestrid: tre eller fire spillere bygger syv gange syv, fem eller seks fem gange fem kvadrater. Linjerne kommer skiftevis fra de to spil.',
        'Med forenede kræfter: seks eller otte spillere i hold på to deler et kongerige på syv gange syv kvadrater, dets mønter og dets riddere.',
      ],
    },
    duelAim: {
      title: 'Formålet',
      lines: [
        'To spillere tegner dominobrikker af terninger, hver på et kort med syv gange fem kvadrater og slottet i midten.',
        'Ens våben side om side danner et område, og kors gør områder point værd.',
      ],
    },
    dice: {
      title: 'Terningerne',
      lines: [
        'Spiller A kaster fire terninger og tager én. Spiller B tager to af de andre, og A får den sidste. Næste tur byttes rollerne.',
        'Dine to terninger er din brik. En joker bliver til et hvilket som helst våben, uden kors.',
      ],
    },
    draw: {
      title: 'At tegne på kortet',
      lines: [
        'Tegn din brik på to ledige kvadrater side om side. Den skal røre slottet, eller den ene halvdel skal ligge ved siden af samme våben fra en tidligere tur. Hjørner tæller ikke.',
        'Den, der ikke kan tegne den, tegner intet, heller ikke halvdelen.',
        'Én gang pr. spil giver slottet et kors mere til en af dine terninger.',
      ],
    },
    book: {
      title: 'Tryllebogen',
      lines: [
        'Hver af dine terninger uden kors udfylder et felt ved sit våben; en joker udfylder ingen.',
        'Den, der først fylder en linje, får dens kraft, og den andens linje streges. Fylder begge den i samme tur, får A den.',
        'Hver kraft virker én gang. To virker straks, de andre når du vil.',
      ],
    },
    end: {
      title: 'Slutningen',
      lines: [
        'Spillet slutter med den tur, hvor et kort bliver fuldt, eller hvor ingen kunne tegne.',
        'Hvert område giver sine kvadrater gange sine kors. Uafgjort afgøres af det største område, ellers er det uafgjort.',
      ],
    },
  },
  captions: {
    finished: 'Et færdigt kongerige på fem gange fem kvadrater.',
    row: 'En linje: to brikker er taget, to er ledige.',
    atCastle: 'Ved slottet passer alle terræner.',
    atSame: 'Hvede ved hvede: én berøring er nok.',
    atNothing: 'Intet kvadrat ligger ved sit eget terræn.',
    tooWide: 'Kongeriget ville blive seks kvadrater bredt.',
    territory: '7 kvadrater med 3 kroner: 21 point.',
    middle: 'Slottet i midten giver 10 point.',
    town: 'Et kongerige med byer, bygninger og riddere.',
    knight: 'Søen har 4 kvadrater: 4 mønter for ridderen.',
    tile: 'En bygning, før den er opført.',
    court: 'Dronningen og dragen.',
    faces: 'Fire terninger; den sidste viser jokeren.',
    besideSame: 'Stribe ved stribe.',
    besideNothing: 'Hverken slottet eller samme våben ligger ved siden af.',
    spells: 'De seks kræfter.',
    domain: 'Tre våben med 2 kors: 6 point.',
  },
  editions: {
    german: [
      'En brik må afvises, selv om den passer; den går ud af spillet. Forfatterens anbefalede variation forbyder det.',
      'Tre spillere bruger 36 brikker i linjer på tre.',
      'Med to spillere sætter startspilleren den første og den sidste af de fire konger.',
      'Uafgjort afgøres af det største territorium; er det også lige, deles sejren.',
    ],
    hungarian: [
      'En brik, der passer, skal lægges.',
      'Tre spillere bruger 36 brikker i linjer på tre.',
      'Med to spillere trækkes alle fire konger tilfældigt.',
      'Uafgjort afgøres af det største territorium, så af flest kroner; er det også lige, deles sejren.',
    ],
    danish: [
      'En brik, der passer, skal lægges.',
      'Tre spillere bruger alle 48 brikker i linjer på fire; den, ingen tager, går ud af spillet.',
      'Med to spillere trækkes alle fire konger tilfældigt.',
      'Hele rækkefølgen af konger trækkes først; derefter sættes de i den.',
      'Uafgjort afgøres af det største territorium; er det også lige, deles sejren.',
    ],
  },
};
