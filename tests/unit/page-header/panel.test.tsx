/**
 * The panel in which authors choose the header of one page.
 */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEntityProp } from '@wordpress/core-data';
import { useState } from '@wordpress/element';
import { PageHeaderPanel } from '../../../src/page-header/panel';

window.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
} as unknown as typeof ResizeObserver;

jest.mock( '@wordpress/core-data', () => ( { useEntityProp: jest.fn() } ) );
jest.mock( '@wordpress/data', () => ( {
	...jest.requireActual( '@wordpress/data' ),
	useSelect: () => [ 'page', 7 ],
} ) );
jest.mock(
	'@wordpress/editor',
	() => ( {
		store: 'core/editor',
		PluginDocumentSettingPanel: ( { title, children }: { title: string; children: unknown } ) => (
			<section aria-label={ title }>{ children as string }</section>
		),
	} ),
	{ virtual: true }
);

/** Meta as the page has it, and what is saved. */
const withMeta = ( first: object ) => {
	const saved = jest.fn();
	( useEntityProp as jest.Mock ).mockImplementation( function useMeta() {
		const [ meta, setMeta ] = useState( first );
		return [
			meta,
			( value: object ) => {
				setMeta( value );
				saved( value );
			},
		];
	} );
	return saved;
};

it( 'shows what the template says until something is chosen', async () => {
	const saved = withMeta( { other: 1, _eidan_header: { header: '', skin: '' } } );
	render( <PageHeaderPanel /> );

	// The first of the two is that of the header, the other one that of its skin.
	expect( screen.getAllByRole( 'radio', { name: 'Default' } )[ 0 ] ).toBeChecked();
	await userEvent.click( screen.getByRole( 'radio', { name: 'Transparent' } ) );
	await userEvent.click( screen.getByRole( 'radio', { name: 'Dark' } ) );
	expect( saved ).toHaveBeenLastCalledWith( { other: 1, _eidan_header: { header: 'transparent', skin: 'dark' } } );
} );

it( 'asks for no skin of a header that is not there', () => {
	withMeta( { _eidan_header: { header: 'none' } } );
	render( <PageHeaderPanel /> );

	expect( screen.getByRole( 'radio', { name: 'None' } ) ).toBeChecked();
	expect( screen.queryByRole( 'radio', { name: 'Dark' } ) ).toBeNull();
} );

it( 'says what has no effect where the theme’s header is not the block', () => {
	Object.assign( window, { eidanForeignHeader: true } );
	withMeta( { _eidan_header: { header: '' } } );
	render( <PageHeaderPanel /> );
	Object.assign( window, { eidanForeignHeader: false } );

	expect( screen.getByText( /Only None has an effect/ ) ).toBeVisible();
	expect( screen.queryByRole( 'radio', { name: 'Dark' } ) ).toBeNull();
} );

it( 'is not there for posts without such meta', () => {
	withMeta( {} );
	render( <PageHeaderPanel /> );

	expect( screen.queryByRole( 'radio' ) ).toBeNull();
} );
