import { registerBlockType } from '@wordpress/blocks';
import { attributesToSend } from '../../../../src/editor/preview/server-preview';

it( 'sends what the block knows, without supports', () => {
	registerBlockType( 'eidan/sent', {
		apiVersion: 3,
		title: 'Sent',
		category: 'text',
		attributes: { columns: { type: 'number' } },
		edit: () => null,
	} as never );
	expect(
		attributesToSend( 'eidan/sent', { columns: 2, align: 'wide', style: {}, __internalWidgetId: 'block-7' } )
	).toEqual( {
		columns: 2,
	} );
} );
