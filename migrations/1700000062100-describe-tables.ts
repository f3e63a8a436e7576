import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Comments on the tables that had none. */
const COMMENTS = {
  channel_configs: 'how a channel is set up and how it fares, one row for each',
  cities: 'the cities the service works in; the set is fixed',
  city_counts:
    'how many reports and resolutions a city had on a day, and issues by feed status; kept by trigger',
  console_invites: 'invitations to the console, by the hash of their token',
  console_sessions: 'sessions of console accounts, by the hash of their cookie',
  departments: 'departments of cities, and the categories they answer for',
  event_attendees: 'who attends which community event',
  events: 'community events',
  flag_reports: 'what one person reported of a target, once for good',
  flags: 'what people say against a target; its open reports share one flag',
  idempotency_keys: 'the answer an account got under an Idempotency-Key, kept for a day',
  issue_resolutions: 'resolutions of issues, and what became of each',
  issue_rollup:
    'how many issues there are of one kind, in sixteen slots, so that writers do not wait; kept by trigger',
  issue_upvotes: 'upvotes; a person has at most one for an issue',
  issues: 'reports of something broken, with both statuses and what is counted of them',
  jurisdictions: 'the ward officer and corporator responsible for a ward',
  keywords: 'words that hint at a category or a city',
  media: 'images and videos of issues, and references to posts on the microblog',
  message_reactions: 'reactions of people to messages',
  messages: 'the threads of issues; a deleted message keeps its place',
  nominations: 'people and things nominated for recognition by a city',
  notifications: 'what city staff are notified of in the console',
  officials: 'the people responsible: ward officers, corporators, MLAs and MPs',
  outbound_limits: 'the one row of limits for outbound messages',
  outbound_messages: 'messages to people on a channel: to be sent, sent or given up',
  outbound_templates: 'the texts of outbound messages, one for each feed status',
  police_stations: 'police stations, and the pincodes they serve',
  refresh_tokens: 'refresh tokens of sessions; one that is used again shows that it was stolen',
  reopen_requests: 'requests to reopen resolved issues',
  reporters: 'the public profile of whoever has reported something; made by trigger',
  resolution_ratings: 'votes on resolutions',
  user_identities: 'what an identity provider calls a person',
  user_report_categories: 'the categories in which a person has reported something, for badges',
  user_report_days: 'the days on which a person reported something, for streaks',
  users: 'people who sign in, the account city staff report through, and those of clients of Open311',
  wards: 'wards of cities',
};

/** Adds comments on tables to the catalog, so that every table has one. */
export class DescribeTables1700000062100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, comment] of Object.entries(COMMENTS)) {
      await runner.query(`comment on table ${table} is '${comment}'`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(COMMENTS)) await runner.query(`comment on table ${table} is null`);
  }
}
