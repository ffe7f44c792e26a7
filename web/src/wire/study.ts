/** Requests about positions of records, which belong to no table. */
import { post } from './api';
import type { PositionRequest, Prospects, Studied, StudyRequest } from './types';

type Asked<Request> = Partial<Request> & { record: string };

/** A position of a record as a table shows it, and the record that leads to it. */
export function studyAt(what: Asked<StudyRequest>): Promise<Studied> {
  return post('/api/study', what);
}

/** What the coach says of the moves in a position of a record. */
export function valuesAt(what: Asked<PositionRequest>): Promise<Prospects> {
  return post('/api/study/values', what);
}
