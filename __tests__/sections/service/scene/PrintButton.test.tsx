import { fireEvent, screen } from '@testing-library/react';
import { PrintButton } from '../../../../src/sections/service/scene/PrintButton';
import { renderStyled } from '../../../helpers/render';

const printing = () => document.documentElement.dataset['printing'];

test('where nothing prints, a later print is of the whole page', () => {
  const print = jest.fn();
  Object.assign(window, { print });
  renderStyled(<PrintButton>Print</PrintButton>);
  fireEvent.click(screen.getByRole('button'));
  expect(print).toHaveBeenCalled();
  expect(printing()).toBe('scene');
  fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
  expect(printing()).toBeUndefined();
});

test('a browser that cannot print has no button for it', () => {
  Reflect.deleteProperty(window, 'print');
  renderStyled(<PrintButton>Print</PrintButton>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
