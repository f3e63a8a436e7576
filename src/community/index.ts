/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { CommunityEvents, type NewEvent } from './community-events.service';
export { ReporterNotFound } from './community.errors';
export { EventAttendanceChanged } from './community.events';
export { CommunityModule } from './community.module';
export { type NewNomination, Nominations } from './nominations.service';
export { type ReporterDescription, ReporterProfiles } from './reporter-profiles.service';
