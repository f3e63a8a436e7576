/** The claims of a verified ID token. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  displayName: string;
  avatarUrl: string | null;
}

/** Who signed in at the identity provider, and when. */
export interface SignIn extends Pick<Identity, 'issuer' | 'subject'> {
  at: Date;
}
