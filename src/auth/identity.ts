/** The claims of a verified ID token. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  displayName: string;
  avatarUrl: string | null;
}
