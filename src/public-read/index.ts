/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { ReporterNotFound } from './reporters/reporter.errors';
export { CommunityEvents, type NewCommunityEvent } from './events/community-events.service';
export { IssueSearch } from './issues/issue-search.queries';
export { type NewNomination, Nominations } from './nominations/nominations.service';
export { PublicReadModule } from './public-read.module';
export { type ReporterDescription, ReporterProfiles } from './reporters/reporter-profiles.service';
export { ReporterQueries, type ReporterRow } from './reporters/reporter.queries';
export { type RatedWard, WardQueries } from './wards/ward.queries';
