/** Requests about lessons: a first game, led by the hand. */
import { get } from './api';
import type { LessonListed, LessonShown } from './types';

export async function fetchLessons(language: string): Promise<LessonListed[]> {
  return (await get('/api/lessons', { query: { language } })).lessons;
}

export function fetchLesson(name: string, language: string): Promise<LessonShown> {
  return get('/api/lessons/{name}', { at: { name }, query: { language } });
}
