import { CLOSE, OPEN, page } from '../../../../tools/docs/blocks-text.mjs';

const block = {
	slug: 'icon',
	title: 'Icon',
	description: 'A line, alone | in a shape.',
	budget: { script: 0, style: 1250 },
	hasImage: true,
};

it( 'writes one row a block, by name, and keeps what is written by hand', () => {
	const text = page( `# Name\n\n${ OPEN }\nold\n${ CLOSE }\n\nEnd.\n`, [
		block,
		{ ...block, slug: 'blog-list', title: 'Blog list', hasImage: false },
	] );
	expect( text.split( '\n' ) ).toEqual( [
		'# Name',
		'',
		OPEN,
		'',
		'| | Block | What it does | Script / style, at most |',
		'|---|---|---|---|',
		'|  | [Blog list](../blocks/blog-list/README.md) | A line, alone \\| in a shape. | 0 / 1.25 |',
		'| <a href="../blocks/icon/README.md"><img src="images/blocks/icon.jpg" width="240" alt=""></a> | [Icon](../blocks/icon/README.md) | A line, alone \\| in a shape. | 0 / 1.25 |',
		'',
		CLOSE,
		'',
		'End.',
		'',
	] );
} );

it( 'says what is missing when the markers are gone', () => {
	expect( () => page( '# Name', [ block ] ) ).toThrow( 'docs/blocks.md needs the two lines' );
} );
