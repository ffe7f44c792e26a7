/** Requests about positions of records, which belong to no table. */
import { post } from './api';
import type { Studied, StudyRequest } from './types';

/** A position of a record as a table shows it, and the record that leads to it. */
export function studyAt(what: Partial<StudyRequest> & Pick<StudyRequest, 'record'>): Promise<Studied> {
  return post('/api/study', what);
}
