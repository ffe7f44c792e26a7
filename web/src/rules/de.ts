/** Die Regeln auf Deutsch. */
import type { RulesText } from './outline';

export const de: RulesText = {
  sections: {
    aim: {
      title: 'Worum es geht',
      lines: [
        'Alle bauen um ihr Schloss ein Königreich aus fünf mal fünf Feldern. Felder einer Landschaft, die Seite an Seite liegen, bilden ein Gebiet, und Kronen machen Gebiete wertvoll.',
        'Wer nach dem letzten Dominostein die meisten Prestigepunkte hat, gewinnt.',
      ],
    },
    start: {
      title: 'Der Anfang',
      lines: [
        'Jeder hat ein Schloss und einen König in einer Farbe, zu zweit je zwei Könige.',
        'Eine Reihe Dominosteine liegt aus, die kleinste Zahl zuerst: je höher die Zahl, desto besser das Land. Die Könige werden nacheinander gezogen und auf einen freien Dominostein nach Wahl ihres Besitzers gestellt.',
        'Dann kommt eine zweite Reihe daneben, und die erste Runde beginnt.',
      ],
    },
    turn: {
      title: 'Ein Spielzug',
      lines: [
        'Die Könige ziehen in der Folge ihrer Reihe, die kleinste Zahl zuerst. Ein Zug hat zwei Schritte.',
        'Erstens: Lege den Dominostein unter deinem König in dein Königreich.',
        'Zweitens: Stelle den König auf einen freien Dominostein der nächsten Reihe. Kleine Zahlen sind ärmeres Land, dafür bist du in der nächsten Runde früh dran.',
        'Haben alle gezogen, wird eine neue Reihe ausgelegt. Zu dritt und zu viert sind es zwölf Runden, zu zweit sechs. In der letzten wird nur noch gelegt.',
      ],
    },
    placing: {
      title: 'Anlegen',
      lines: [
        'Ein Dominostein muss das Schloss berühren, an das jede Landschaft passt, oder eines seiner Felder muss neben einem Feld derselben Landschaft liegen. Ecken zählen nicht.',
        'Das ganze Königreich mit dem Schloss muss in fünf mal fünf Felder passen. Wo das Schloss am Ende steht, ist gleich.',
        'Was nirgends passt, kommt aus dem Spiel. Was liegt, bleibt liegen.',
      ],
    },
    scoring: {
      title: 'Die Wertung',
      lines: [
        'Jedes Gebiet zählt seine Felder mal seine Kronen. Ohne Krone zählt es nichts.',
        'Getrennte Gebiete einer Landschaft werden einzeln gezählt. Das Schloss gehört zu keinem.',
      ],
    },
    variants: {
      title: 'Varianten',
      lines: [
        'Harmonie: 5 Punkte für ein vollständiges Königreich ohne Lücke.',
        'Reich der Mitte: 10 Punkte, wenn das Schloss im Zentrum steht.',
        'Dynastie: drei Partien in Folge; die höchste Summe gewinnt.',
        'Das große Duell: zwei Spieler, alle 48 Dominosteine, sieben mal sieben Felder.',
        'Alles lässt sich miteinander verbinden.',
      ],
    },
    townAim: {
      title: 'Was neu ist',
      lines: [
        'Queendomino ist Kingdomino mit einer siebten Landschaft, der Stadt. Auf Stadtfeldern entstehen Gebäude, die Ritter, Türme, Kronen und Punkte bringen.',
        'Jeder beginnt mit 1 Ritter und 7 Münzen. Königreiche haben fünf mal fünf Felder, zu zweit sieben mal sieben. Gespielt werden zwölf Runden mit Viererreihen.',
      ],
    },
    townTurn: {
      title: 'Ein Spielzug',
      lines: [
        'Ein Zug hat fünf Aktionen in dieser Reihenfolge. Die erste und die letzte sind Pflicht, die anderen freigestellt.',
        'A. Lege deinen Dominostein oder lege ihn ab.',
        'B. Lass einen oder zwei Ritter Steuern eintreiben.',
        'C. Baue ein Gebäude.',
        'D. Bestich den Drachen.',
        'E. Stelle deinen König auf einen freien Dominostein der nächsten Reihe.',
      ],
    },
    tax: {
      title: 'Ritter und Steuern',
      lines: [
        'Stelle einen oder zwei Ritter aus deinem Vorrat auf den eben gelegten Dominostein, höchstens einen je Feld. Jeder bringt so viele Münzen, wie sein Gebiet Felder hat.',
        'Ritter bleiben bis zum Spielende, wo sie stehen.',
      ],
    },
    build: {
      title: 'Gebäude',
      lines: [
        'Wähle ein Gebäude des Tableaus, bezahle den Preis darunter und setze es auf ein freies Stadtfeld deines Königreichs.',
        'Links oben steht, was du sofort bekommst: Ritter für deinen Vorrat oder Türme, die auf dem Gebäude stehen. Links unten steht ein dauerhafter Vorteil bei den Steuern, rechts oben Kronen für die Stadt, rechts unten die Punkte am Ende.',
        'Nach jeder Runde rücken die übrigen Gebäude auf die billigeren Plätze, und der Stapel füllt die teuren.',
      ],
    },
    queen: {
      title: 'Queen und Drache',
      lines: [
        'Wer Türme bekommt und dann mindestens so viele hat wie jeder andere, bei dem zieht die Queen ein. Solange sie bei dir ist, kosten Gebäude 1 Münze weniger; am Ende zählt sie als Krone in deinem größten Gebiet.',
        'Für 1 Münze zerstört der Drache ein Gebäude des Tableaus. Er lässt sich nur einmal je Runde bestechen, und nie von dem, bei dem die Queen ist.',
      ],
    },
    townScoring: {
      title: 'Die Wertung',
      lines: [
        'Je 3 Münzen bringen 1 Punkt.',
        'Gebiete zählen wie bei Kingdomino, mit den Kronen der Gebäude; Stadtfelder zählen mit und ohne Gebäude.',
        'Gebäude zählen, was ihr Wappen zeigt: feste Punkte, 2 je Gebiet einer Landschaft oder 1 je Turm oder Ritter, den du besitzt.',
        'Bei Gleichstand gewinnt das größte Gebiet; ist auch das gleich, wird der Sieg geteilt.',
      ],
    },
    together: {
      title: 'Zusammen mit Kingdomino',
      lines: [
        'Wettstreit der Könige: Drei oder vier Spieler bauen sieben mal sieben, fünf oder sechs fünf mal fünf Felder. Die Reihen kommen abwechselnd aus beiden Spielen.',
        'Mit vereinten Kräften: Sechs oder acht Spieler teilen sich in Zweierteams ein Königreich aus sieben mal sieben Feldern, seine Münzen und seine Ritter.',
      ],
    },
    duelAim: {
      title: 'Worum es geht',
      lines: [
        'Zwei Spieler tragen Dominosteine aus Würfeln ein, jeder auf einer Karte aus sieben mal fünf Feldern mit dem Schloss in der Mitte.',
        'Felder mit einem Wappen, die Seite an Seite liegen, bilden ein Gebiet, und Kreuze machen Gebiete wertvoll.',
      ],
    },
    dice: {
      title: 'Die Würfel',
      lines: [
        'Spieler A wirft vier Würfel und nimmt einen. Spieler B nimmt zwei der anderen, A bekommt den letzten. Im nächsten Zug tauschen die Rollen.',
        'Deine zwei Würfel sind dein Dominostein. Ein Joker wird zu jedem Wappen, ohne Kreuz.',
      ],
    },
    draw: {
      title: 'Eintragen',
      lines: [
        'Trage deinen Dominostein auf zwei freie Felder nebeneinander ein. Er muss das Schloss berühren, oder eine Hälfte muss neben demselben Wappen aus einem früheren Zug liegen. Ecken zählen nicht.',
        'Wer ihn nicht eintragen kann, trägt nichts ein, auch keine Hälfte.',
        'Einmal je Partie gibt dein Schloss einem deiner Würfel ein Kreuz dazu.',
      ],
    },
    book: {
      title: 'Das Zauberbuch',
      lines: [
        'Jeder deiner Würfel ohne Kreuz füllt ein Kästchen seines Wappens; ein Joker füllt keines.',
        'Wer eine Zeile zuerst füllt, bekommt ihre Kraft, und die Zeile des anderen wird gestrichen. Füllen beide sie im selben Zug, bekommt sie A.',
        'Jede Kraft wirkt einmal. Zwei wirken sofort, die anderen, wann du willst.',
      ],
    },
    end: {
      title: 'Das Ende',
      lines: [
        'Das Spiel endet mit dem Zug, in dem eine Karte voll wird oder niemand eintragen konnte.',
        'Jedes Gebiet zählt seine Felder mal seine Kreuze. Bei Gleichstand gewinnt das größte Gebiet, sonst ist es unentschieden.',
      ],
    },
  },
  captions: {
    finished: 'Ein fertiges Königreich aus fünf mal fünf Feldern.',
    row: 'Eine Reihe: zwei Dominosteine sind vergeben, zwei frei.',
    atCastle: 'Am Schloss passt jede Landschaft.',
    atSame: 'Getreide neben Getreide: Eine Berührung genügt.',
    atNothing: 'Kein Feld liegt neben seiner Landschaft.',
    tooWide: 'Das Königreich würde sechs Felder breit.',
    territory: '7 Felder mit 3 Kronen: 21 Punkte.',
    middle: 'Das Schloss im Zentrum bringt 10 Punkte.',
    town: 'Ein Königreich mit Städten, Gebäuden und Rittern.',
    knight: 'Der See hat 4 Felder: 4 Münzen für den Ritter.',
    tile: 'Ein Gebäude, bevor es gebaut ist.',
    court: 'Die Queen und der Drache.',
    faces: 'Vier Würfel; der letzte zeigt den Joker.',
    besideSame: 'Streifen neben Streifen.',
    besideNothing: 'Weder das Schloss noch seinesgleichen liegt daneben.',
    spells: 'Die sechs Kräfte.',
    domain: 'Drei Wappen mit 2 Kreuzen: 6 Punkte.',
  },
  editions: {
    german: [
      'Auf das Legen darf verzichtet werden, auch wenn der Dominostein passt; er kommt aus dem Spiel. Die empfohlene Variante des Autors verbietet das.',
      'Zu dritt sind 36 Dominosteine im Spiel, in Dreierreihen.',
      'Zu zweit stellt der Startspieler den ersten und den letzten der vier Könige.',
      'Bei Gleichstand gewinnt das größte Gebiet; ist auch das gleich, wird der Sieg geteilt.',
    ],
    hungarian: [
      'Ein Dominostein, der passt, muss gelegt werden.',
      'Zu dritt sind 36 Dominosteine im Spiel, in Dreierreihen.',
      'Zu zweit werden alle vier Könige gezogen.',
      'Bei Gleichstand gewinnt das größte Gebiet, dann die meisten Kronen; ist auch das gleich, wird der Sieg geteilt.',
    ],
    danish: [
      'Ein Dominostein, der passt, muss gelegt werden.',
      'Zu dritt sind alle 48 Dominosteine im Spiel, in Viererreihen; der übrige kommt aus dem Spiel.',
      'Zu zweit werden alle vier Könige gezogen.',
      'Zuerst wird die ganze Reihenfolge der Könige gezogen; dann werden sie in ihr gestellt.',
      'Bei Gleichstand gewinnt das größte Gebiet; ist auch das gleich, wird der Sieg geteilt.',
    ],
  },
};
