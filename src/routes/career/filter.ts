interface Kind {
  readonly department: string;
  readonly type: string;
}

/** The chosen filters. Undefined matches all. */
export interface JobFilter {
  department: string | undefined;
  type: string | undefined;
}

/** Returns the filters of a query, without values that no job has. */
export function readFilter(search: URLSearchParams, jobs: readonly Kind[]): JobFilter {
  const known = (field: keyof Kind) => {
    const value = search.get(field) ?? undefined;
    return jobs.some((job) => job[field] === value) ? value : undefined;
  };
  return { department: known('department'), type: known('type') };
}

/** Returns the query of the filters, with '?', or '' without filters. */
export function filterSearch({ department, type }: JobFilter): string {
  const query = new URLSearchParams();
  if (department) query.set('department', department);
  if (type) query.set('type', type);
  const search = query.toString();
  return search && `?${search}`;
}

/** Returns whether a job matches the filters. */
export function fits(job: Kind, { department, type }: JobFilter): boolean {
  return (
    (department === undefined || job.department === department) &&
    (type === undefined || job.type === type)
  );
}
