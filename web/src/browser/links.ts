/** Links to tables and replays, made to be sent to others: the invitation stands behind the #. */

function link(path: string, invite: string | null): string {
  return `${location.origin}${path}${invite ? `#${invite}` : ''}`;
}

export function tableLink(table: string, invite: string | null): string {
  return link(`/table/${table}`, invite);
}

export function replayLink(table: string, invite: string | null): string {
  return link(`/replay/${table}`, invite);
}

/** The way to another device: what it carries works once. */
export function arriveLink(key: string): string {
  return link('/me/arrive', key);
}
