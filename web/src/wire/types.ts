/** What goes over the wire, by the server's own names: generated from its OpenAPI description. */
import type { DuelView, EntryShown, Frame, KingdominoView, QueendominoView, TableState } from './openapi';

export type * from './openapi';

export type LogEntry = EntryShown;
export type Position = Frame;
export type Settings = TableState['settings'];

/** The games with dominoes in rows, and all of them. */
export type RowGame = KingdominoView | QueendominoView;
export type GameView = RowGame | DuelView;
