import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { StaffAccounts } from '../../webhooks';
import { ConsoleAccount } from '../entities/console-account.entity';

/** Reads whether accounts are active. */
@Injectable()
export class ConsoleStaffAccounts extends StaffAccounts {
  constructor(@InjectRepository(ConsoleAccount) private readonly accounts: Repository<ConsoleAccount>) {
    super();
  }

  isActive(id: string): Promise<boolean> {
    return this.accounts.existsBy({ id, active: true });
  }
}
