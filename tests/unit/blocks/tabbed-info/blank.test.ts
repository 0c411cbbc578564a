import { isBlank } from '../../../../blocks/tabbed-info/editor/blank';

const block = ( name: string, attributes = {}, innerBlocks: never[] = [] ) => ( { name, attributes, innerBlocks } );
const item = ( attributes = {}, ...inner: ReturnType< typeof block >[] ) => ( {
	...block( 'eidan/tabbed-info-item', attributes ),
	innerBlocks: inner,
} );

it.each( [
	[ 'as the inserter makes it', item( { title: '' } ), true ],
	[
		'with the paragraph that the editor adds',
		item( {}, block( 'core/paragraph', { placeholder: 'Type / to choose a block' } ) ),
		true,
	],
	[ 'with a title', item( { title: 'Listen' } ), false ],
	[ 'with a subtitle', item( { subtitle: 'Two weeks' } ), false ],
	[ 'with a word', item( {}, block( 'core/paragraph', { content: 'We listen.' } ) ), false ],
	[ 'with an image', item( {}, block( 'core/image' ) ), false ],
] )( 'is blank: an item %s', ( _name, asked, expected ) => {
	expect( isBlank( asked ) ).toBe( expected );
} );
