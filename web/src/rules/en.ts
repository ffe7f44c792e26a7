/** The rules in English. */
import type { RulesText } from './outline';

export const en: RulesText = {
  sections: {
    aim: {
      title: 'The aim',
      lines: [
        'Everybody builds a kingdom of five by five squares round a castle. Squares of one terrain that lie side by side make a territory, and crowns make territories worth points.',
        'The player with the most points after the last domino wins.',
      ],
    },
    start: {
      title: 'Getting ready',
      lines: [
        'Each player has a castle and a king of one colour; with two players, two kings.',
        'A row of dominoes is laid out, the smallest number first: the higher the number, the better the land. One after another the kings are drawn, and each is put on a free domino of its owner’s choice.',
        'Then a second row is laid out beside the first, and round one begins.',
      ],
    },
    turn: {
      title: 'A turn',
      lines: [
        'Kings move in the order of the row they stand on, smallest number first. A turn has two steps.',
        'First, place the domino under your king in your kingdom.',
        'Second, put that king on a free domino of the next row. A low number is poorer land, but moves early in the next round.',
        'When all kings have moved, a new row is laid out. Three or four players play twelve rounds, two players six. In the last round dominoes are only placed.',
      ],
    },
    placing: {
      title: 'Placing a domino',
      lines: [
        'A domino must touch the castle, where every terrain fits, or one of its squares must lie beside a square of the same terrain. Corners do not count.',
        'The whole kingdom, castle included, must fit into five by five squares. Where the castle ends up does not matter.',
        'A domino that fits nowhere leaves the game. What has been placed never moves again.',
      ],
    },
    scoring: {
      title: 'Scoring',
      lines: [
        'Every territory scores its squares times its crowns. Without a crown it scores nothing.',
        'Territories of one terrain that do not touch are counted one by one. The castle belongs to none of them.',
      ],
    },
    variants: {
      title: 'Variants',
      lines: [
        'Harmony: 5 points for a complete kingdom without a gap.',
        'Middle Kingdom: 10 points if the castle stands in the centre.',
        'Dynasty: three games in a row; the highest sum wins.',
        'The Mighty Duel: two players, all 48 dominoes, kingdoms of seven by seven squares.',
        'All of these can be combined.',
      ],
    },
    townAim: {
      title: 'What is new',
      lines: [
        'Queendomino is Kingdomino with a seventh terrain, the town. Buildings are put up on town squares and bring knights, towers, crowns and points.',
        'Everybody starts with 1 knight and 7 coins. Kingdoms have five by five squares, with two players seven by seven. Twelve rounds are played with rows of four.',
      ],
    },
    townTurn: {
      title: 'A turn',
      lines: [
        'A turn has five actions in this order. The first and the last must be done, the others may be left out.',
        'A. Place your domino, or discard it.',
        'B. Let one or two knights collect taxes.',
        'C. Put up one building.',
        'D. Bribe the Dragon.',
        'E. Put your king on a free domino of the next row.',
      ],
    },
    tax: {
      title: 'Knights and taxes',
      lines: [
        'Put one or two knights of your stock on the domino you have just placed, at most one on each square. Each earns as many coins as its territory has squares.',
        'Knights stay where they stand to the end of the game.',
      ],
    },
    build: {
      title: 'Buildings',
      lines: [
        'Choose a building of the board, pay the price below it, and put it on a free town square of your kingdom.',
        'Top left is what you get at once: knights for your stock, or towers that stand on the building. Bottom left is a lasting advantage with taxes. Top right are crowns for its town, bottom right points at the end.',
        'After each round the remaining buildings slide to the cheaper spaces, and the stack fills the dear ones.',
      ],
    },
    queen: {
      title: 'Queen and Dragon',
      lines: [
        'A player who gains towers and then has at least as many as anyone else receives the Queen. While she is with you, buildings cost 1 coin less; at the end she counts as a crown on your largest territory.',
        'For 1 coin the Dragon burns a building of the board. He can be bribed once a round by the whole table, and never by the Queen’s host.',
      ],
    },
    townScoring: {
      title: 'Scoring',
      lines: [
        'Every 3 coins bring 1 point.',
        'Territories score as in Kingdomino, with the crowns of buildings; town squares count built or not.',
        'Buildings score what their shield shows: fixed points, 2 for each territory of a terrain, or 1 for each tower or knight you own.',
        'A tie goes to the largest territory; if that is equal too, the win is shared.',
      ],
    },
    together: {
      title: 'Together with Kingdomino',
      lines: [
        'Contest of kings: three or four players build seven by seven, five or six players five by five. The rows come from the two games in turn.',
        'United forces: six or eight players in teams of two share a kingdom of seven by seven squares, its coins and its knights.',
      ],
    },
    duelAim: {
      title: 'The aim',
      lines: [
        'Two players draw dominoes made of dice, each on a map of seven by five squares with the castle in the middle.',
        'Squares with one coat of arms that lie side by side make a domain, and crosses make domains worth points.',
      ],
    },
    dice: {
      title: 'The dice',
      lines: [
        'Player A rolls four dice and takes one. Player B takes two of the others, and A gets the last. Next turn the roles change.',
        'Your two dice make your domino. A joker becomes any coat of arms, without a cross.',
      ],
    },
    draw: {
      title: 'Drawing on the map',
      lines: [
        'Draw your domino on two free squares side by side. It must touch the castle, or one half must lie beside the same coat of arms from an earlier turn. Corners do not count.',
        'Who cannot draw it draws nothing, not half of it either.',
        'Once a game your castle adds a cross to one of your dice.',
      ],
    },
    book: {
      title: 'The spellbook',
      lines: [
        'Each die of yours without a cross fills a box of its coat of arms; a joker fills none.',
        'Who first completes a line gets its power, and the other’s line is struck out. If both complete it in the same turn, A gets it.',
        'Each power works once. Two work at once, the others when you like.',
      ],
    },
    end: {
      title: 'The end',
      lines: [
        'The game ends with the turn in which a map is full, or in which nobody could draw.',
        'Every domain scores its squares times its crosses. A tie goes to the largest domain, then it is a draw.',
      ],
    },
  },
  captions: {
    finished: 'A finished kingdom of five by five squares.',
    row: 'A row: two dominoes are taken, two are free.',
    atCastle: 'Every terrain fits at the castle.',
    atSame: 'Wheat beside wheat: one contact is enough.',
    atNothing: 'Neither square lies beside its own terrain.',
    tooWide: 'The kingdom would be six squares wide.',
    territory: '7 squares with 3 crowns: 21 points.',
    middle: 'The castle in the centre brings 10 points.',
    town: 'A kingdom with towns, buildings and knights.',
    knight: 'The lake has 4 squares: 4 coins for the knight.',
    tile: 'A building before it is put up.',
    court: 'The Queen and the Dragon.',
    faces: 'Four dice; the last one shows the joker.',
    besideSame: 'Stripe beside stripe.',
    besideNothing: 'Neither the castle nor its like is beside it.',
    spells: 'The six powers.',
    domain: 'Three shields with 2 crosses: 6 points.',
  },
  editions: {
    german: [
      'A domino may be declined even if it fits; it leaves the game. The author’s recommended variant forbids this.',
      'Three players use 36 dominoes in rows of three.',
      'With two players, the starter puts down the first and the last of the four kings.',
      'A tie goes to the largest territory; if that is equal too, the win is shared.',
    ],
    hungarian: [
      'A domino that fits must be placed.',
      'Three players use 36 dominoes in rows of three.',
      'With two players, all four kings are drawn at random.',
      'A tie goes to the largest territory, then to the most crowns; if those are equal too, the win is shared.',
    ],
    danish: [
      'A domino that fits must be placed.',
      'Three players use all 48 dominoes in rows of four; the one nobody takes leaves the game.',
      'With two players, all four kings are drawn at random.',
      'The whole order of kings is drawn first; then they are put down in it.',
      'A tie goes to the largest territory; if that is equal too, the win is shared.',
    ],
  },
};
