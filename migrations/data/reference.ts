/** Rows of small tables the service needs: cities, transitions of the feed, settings and texts of the console. */
export const REFERENCE_ROWS = `
insert into cities (slug, display_name, state, subdomain) values
  ('mumbai', 'Mumbai', 'Maharashtra', 'mumbai'),
  ('bangalore', 'Bangalore', 'Karnataka', 'bangalore'),
  ('delhi', 'Delhi', 'Delhi', 'delhi'),
  ('hyderabad', 'Hyderabad', 'Telangana', 'hyderabad'),
  ('chennai', 'Chennai', 'Tamil Nadu', 'chennai'),
  ('pune', 'Pune', 'Maharashtra', 'pune'),
  ('kolkata', 'Kolkata', 'West Bengal', 'kolkata'),
  ('ahmedabad', 'Ahmedabad', 'Gujarat', 'ahmedabad');

insert into feed_transitions (from_status, to_status) values
  ('new', 'ack'), ('new', 'progress'), ('new', 'resolved'), ('new', 'overdue'),
  ('ack', 'progress'), ('ack', 'resolved'), ('ack', 'overdue'),
  ('progress', 'ack'), ('progress', 'resolved'), ('progress', 'overdue'),
  ('overdue', 'ack'), ('overdue', 'progress'), ('overdue', 'resolved'),
  ('resolved', 'progress');

insert into channel_configs (channel) values ('chat'), ('photo'), ('micro'), ('platform');
insert into channel_feeds (channel) values ('photo'), ('micro');
insert into geocoder_turn (id) values (true);

insert into outbound_templates (key, name, body) values
  ('status_ack', 'Acknowledged', 'City staff have seen your report "{title}". Follow it: {link}'),
  ('status_progress', 'In progress', 'Work on your report "{title}" has begun. Follow it: {link}'),
  ('status_resolved', 'Resolved', 'Your report "{title}" is resolved. Tell us whether it is: {link}'),
  ('status_new', 'Reopened', 'Your report "{title}" is open again. Follow it: {link}'),
  ('status_overdue', 'Overdue', 'Your report "{title}" is overdue. City staff have been notified. Follow it: {link}');

insert into console_settings (name, value) values
  ('slaHours', '{"Infrastructure": 48, "Garbage & filth": 48, "Safety": 48, "Traffic": 48, "Public transport": 48, "Corruption": 48}'),
  ('features', '{"outboundMessages": true, "duplicateDetection": true}');
insert into sla_default_hours (hours, valid_from)
  select value, timestamptz '1970-01-01T00:00:00Z' from console_settings where name = 'slaHours';
`;
