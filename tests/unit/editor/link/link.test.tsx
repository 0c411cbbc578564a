import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { addressOf, inNewTab, withRel, type Link } from '../../../../src/editor/link/link';
import { LinkFields, LinkToolbar } from '../../../../src/editor/link';
import { edit, withBlocks } from '../block';

it.each( [
	[ 'https://example.com/a b', 'https://example.com/a b' ],
	[ ' example.com/work ', 'https://example.com/work' ],
	[ 'example.com:8080/x', 'https://example.com:8080/x' ],
	[ '/contact', '/contact' ],
	[ '#team', '#team' ],
	[ '?page=2', '?page=2' ],
	[ 'mailto:a@example.com', 'mailto:a@example.com' ],
	[ 'a@example.com', 'mailto:a@example.com' ],
	[ 'TEL:+491234', 'TEL:+491234' ],
	[ '', '' ],
	[ 'javascript:alert(1)', null ],
	[ 'java\nscript:alert(1)', null ],
	[ '\u0001javascript:alert(1)', null ],
	[ 'data:text/html,x', null ],
	[ 'two words', null ],
] )( 'takes “%s” for an address or for none', ( text, address ) => expect( addressOf( text ) ).toBe( address ) );

it( 'keeps what an author wrote in rel', () => {
	const link = { url: '/a', rel: 'nofollow' };
	const tab = inNewTab( link, true );
	expect( tab ).toEqual( { url: '/a', linkTarget: '_blank', rel: 'nofollow noopener' } );
	expect( inNewTab( tab, false ) ).toEqual( { url: '/a', linkTarget: undefined, rel: 'nofollow' } );
	expect( withRel( link, 'author "><script>' ).rel ).toBe( 'author script' );
} );

const Linked = ( { attributes, setAttributes }: { attributes: Link; setAttributes: ( link: Link ) => void } ) => (
	<div { ...useBlockProps() }>
		<LinkToolbar value={ attributes } onChange={ setAttributes } />
		<InspectorControls>
			<LinkFields value={ attributes } onChange={ setAttributes } />
		</InspectorControls>
	</div>
);

withBlocks( {
	'test/linked': {
		attributes: { url: { type: 'string' }, linkTarget: { type: 'string' }, rel: { type: 'string' } },
		edit: Linked as never,
	},
} );

it( 'is set in the sidebar and taken away in the toolbar', async () => {
	const { block } = await edit( 'test/linked' );
	expect( screen.queryByRole( 'button', { name: 'Unlink' } ) ).not.toBeInTheDocument();
	const field = screen.getByRole( 'textbox', { name: 'Link' } );
	await userEvent.click( field );
	await userEvent.paste( 'javascript:alert(1)' );
	await userEvent.tab();
	expect( field ).toBeInvalid();
	expect( field ).toHaveAccessibleDescription( /This is not a URL/ );
	expect( block().attributes.url ).toBeUndefined();

	await userEvent.clear( field );
	await userEvent.paste( 'example.com' );
	await userEvent.tab();
	await userEvent.click( screen.getByLabelText( 'Open in new tab' ) );
	expect( block().attributes ).toMatchObject( { url: 'https://example.com', linkTarget: '_blank', rel: 'noopener' } );
	expect( screen.getByRole( 'button', { name: 'Edit link' } ) ).toHaveAttribute( 'aria-expanded', 'false' );

	await userEvent.click( screen.getByRole( 'button', { name: 'Unlink' } ) );
	expect( Object.values( block().attributes ).filter( Boolean ) ).toEqual( [] );
} );
