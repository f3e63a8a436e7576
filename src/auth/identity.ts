/** What a verified ID token says of a person. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  displayName: string;
  avatarUrl: string | null;
}
