/** Pictures the front door does not need: imported by the pages that do, they are there before those are drawn. */
import { mountPictures } from './sprite';

export const more = import.meta.glob<string>('./pictures/{buildings,duel,spells}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

mountPictures(more);
