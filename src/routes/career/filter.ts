interface Kind {
  readonly department: string;
  readonly type: string;
}

/** What a visitor chose; undefined is any. */
export interface JobFilter {
  department: string | undefined;
  type: string | undefined;
}

/** Returns the filter of an address, without values that no job has. */
export function readFilter(search: URLSearchParams, jobs: readonly Kind[]): JobFilter {
  const known = (field: keyof Kind) => {
    const value = search.get(field) ?? undefined;
    return jobs.some((job) => job[field] === value) ? value : undefined;
  };
  return { department: known('department'), type: known('type') };
}

/** Returns the query of a filter, with '?', or an empty string where everything is shown. */
export function filterSearch({ department, type }: JobFilter): string {
  const query = new URLSearchParams();
  if (department) query.set('department', department);
  if (type) query.set('type', type);
  const search = query.toString();
  return search && `?${search}`;
}

/** Returns whether a job fits a filter. */
export function fits(job: Kind, { department, type }: JobFilter): boolean {
  return (
    (department === undefined || job.department === department) &&
    (type === undefined || job.type === type)
  );
}
