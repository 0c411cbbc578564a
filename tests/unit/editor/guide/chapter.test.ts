import { chapterOf } from '../../../../src/editor/guide/chapter';

const guide = {
	url: 'https://example.com/wp-admin/admin-post.php?action=eidan_guide',
	pages: { 'first-page': 'Your first page', 'lists-and-content-types': 'Lists' },
};

it( 'leads from a block to the chapter about its kind', () => {
	expect( chapterOf( { name: 'eidan/blog-list', category: 'eidan-lists' }, guide ) ).toEqual( {
		title: 'Lists',
		url: `${ guide.url }&chapter=lists-and-content-types`,
	} );
	expect( chapterOf( { name: 'eidan/icon', category: 'eidan' }, guide )?.title ).toBe( 'Your first page' );
} );

it( 'leads nowhere from other blocks, parts of a block, and where there is no such chapter', () => {
	expect( chapterOf( { name: 'core/group', category: 'eidan' }, guide ) ).toBeUndefined();
	expect( chapterOf( { name: 'eidan/x', category: 'eidan', parent: [ 'eidan/y' ] }, guide ) ).toBeUndefined();
	expect( chapterOf( { name: 'eidan/menu', category: 'eidan-page' }, guide ) ).toBeUndefined();
	expect( chapterOf( { name: 'eidan/icon', category: 'eidan' }, undefined ) ).toBeUndefined();
} );
