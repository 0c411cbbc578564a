import { registerBlockType } from '@wordpress/blocks';
import { attributesToSend } from '../../../../src/editor/preview/server-preview';

it( 'sends attributes without supports', () => {
	registerBlockType( 'eidan/sent', {
		apiVersion: 3,
		title: 'Sent',
		category: 'text',
		attributes: { columns: { type: 'number' } },
		edit: () => null,
	} as never );
	expect( attributesToSend( 'eidan/sent', { columns: 2, align: 'wide', style: {} } ) ).toEqual( {
		columns: 2,
	} );
} );

it( 'sends the duotone, which decides about the shade below words', () => {
	registerBlockType( 'eidan/toned', {
		apiVersion: 3,
		title: 'Toned',
		category: 'text',
		attributes: { style: { type: 'object' } },
		edit: () => null,
	} as never );
	const spacing = { margin: { top: '1rem' } };
	expect( attributesToSend( 'eidan/toned', { style: { spacing } } ) ).toEqual( {} );
	const color = { text: '#ffffff', duotone: [ '#000000', '#ff4747' ] };
	expect( attributesToSend( 'eidan/toned', { style: { spacing, color } } ) ).toEqual( {
		style: { color: { duotone: [ '#000000', '#ff4747' ] } },
	} );
} );
