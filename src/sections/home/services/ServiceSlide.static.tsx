import { ServiceCard } from '../../shared/ServiceCard';

interface Props {
  part: string;
  service: Queries.ServiceCardFragment;
}

/** A service in the carousel. */
export default function ServiceSlide({ service }: Props) {
  return <ServiceCard service={service} />;
}
