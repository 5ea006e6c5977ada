import { graphql } from 'gatsby';
import { TitledSection } from '../../../components/Section';
import { swipeRow } from '../../../components/swipe-row';
import { chakra } from '@chakra-ui/react/styled-system';
import { ProjectCard } from './ProjectCard';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 'block',
    marginTop: 'block',
    gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
    mdDown: { ...swipeRow, marginTop: '4' },
  },
});

/** Recent projects of a service. */
export default function Projects({ projects }: { projects: Queries.ProjectsFragment }) {
  return (
    <TitledSection id="projects" title={projects.title}>
      <List tabIndex={0}>
        {projects.items.map((project, index) => (
          <ProjectCard
            key={project.title}
            project={project}
            // A large picture, then two smaller ones. The last one fills its row.
            wide={index % 3 === 0 || (index % 3 === 1 && index === projects.items.length - 1)}
          />
        ))}
      </List>
    </TitledSection>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Projects on ServiceProjects {
    title
    items {
      ...ProjectCard
    }
  }
`;
