import { find } from '../../../src/settings/find';
import type { Tab } from '../../../src/settings/types';

const tabs: Tab[] = [
	{
		name: 'page',
		title: 'Page',
		sections: [
			{
				title: 'Anchor links',
				fields: [
					{
						type: 'toggle',
						path: 'page.anchors',
						label: 'Smooth scrolling',
						help: 'At once with less motion.',
					},
					{ type: 'number', path: 'page.duration', label: 'Scroll duration' },
				],
			},
			{
				title: 'Drop-downs',
				fields: [
					{
						type: 'choice',
						path: 'page.dropdowns',
						label: 'On choosing',
						options: [ { value: 'button', label: 'Button', description: 'Café, after a press.' } ],
					},
				],
			},
		],
	},
	{ name: 'data', title: 'Demo and data', sections: [] },
];
const places = [ { tab: 'data', title: 'Settings file', words: 'export, import', id: 'file' } ];

const found = ( words: string ) =>
	find( words, tabs, places, ( path ) => path ).map( ( { field, section } ) => field?.label ?? section );

it( 'finds nothing without words', () => {
	expect( found( '' ) ).toEqual( [] );
	expect( found( '   ' ) ).toEqual( [] );
} );

it( 'finds settings by their label, first those that have it in their own name', () => {
	expect( found( 'scroll' ) ).toEqual( [ 'Smooth scrolling', 'Scroll duration' ] );
	expect( found( 'duration' ) ).toEqual( [ 'Scroll duration' ] );
	expect( found( 'drop choosing' ) ).toEqual( [ 'On choosing' ] );
} );

it( 'finds them by help, section, tab and choices, whatever the case and the accents', () => {
	expect( found( 'MOTION' ) ).toEqual( [ 'Smooth scrolling' ] );
	expect( found( 'anchor links' ) ).toEqual( [ 'Smooth scrolling', 'Scroll duration' ] );
	expect( found( 'cafe' ) ).toEqual( [ 'On choosing' ] );
} );

it( 'asks for all words', () => {
	expect( found( 'scroll cafe' ) ).toEqual( [] );
} );

it( 'finds cards that have no fields', () => {
	expect( found( 'export' ) ).toEqual( [ 'Settings file' ] );
} );

it( 'takes letters inside a word only where no word begins so', () => {
	expect( found( 'ration' ) ).toEqual( [ 'Scroll duration' ] );
	expect( found( 'down' ) ).toEqual( [ 'On choosing' ] );
	expect( found( 'imation' ) ).toEqual( [] );
	expect( found( 'oosing' ) ).toEqual( [ 'On choosing' ] );
} );
