/** The answer to a report. */
export class FiledReportDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  service_request_id!: string;
  /** Always null. */
  service_notice!: string | null;
  /** Always null: clients report in their own name, and people have no accounts here. */
  account_id!: string | null;
}
