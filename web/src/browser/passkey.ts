/** The browser's own dialog for passkeys; null where somebody has closed it or has none. */
import type { PasskeyOptions } from '../wire/people';

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

async function asked(dialog: Promise<Credential | null>): Promise<unknown> {
  const made = await dialog.catch(() => null);
  if (!made) return null;
  const { id, type, response } = (made as PublicKeyCredential).toJSON();
  const sent = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature'];
  const kept = Object.fromEntries(Object.entries(response).filter(([name]) => sent.includes(name)));
  // A new passkey tells its data twice: inside what it attests, and beside it.
  if ('attestationObject' in kept) delete kept['authenticatorData'];
  return { id, type, response: kept };
}

export function makePasskey(options: PasskeyOptions): Promise<unknown> {
  return asked(
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as never) }),
  );
}

export function usePasskey(options: PasskeyOptions): Promise<unknown> {
  return asked(
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as never) }),
  );
}
