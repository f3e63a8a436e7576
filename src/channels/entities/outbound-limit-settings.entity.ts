import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row of limits for outbound messages. */
@Entity('outbound_limits', { comment: 'the one row of limits for outbound messages' })
export class OutboundLimitSettings {
  @PrimaryColumn({
    type: 'text',
    collation: 'C',
    default: 'default',
    primaryKeyConstraintName: 'outbound_limits_pk',
  })
  id!: string;

  @Column({ type: 'text', name: 'quiet_from' })
  quietFrom!: string;

  @Column({ type: 'text', name: 'quiet_to' })
  quietTo!: string;

  @Column({ type: 'integer', name: 'rate_cap_per_hour' })
  rateCapPerHour!: number;
}
