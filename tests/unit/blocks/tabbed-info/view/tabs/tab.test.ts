import { tabOf } from '../../../../../../blocks/tabbed-info/view/tabs/tab';

const tab = ( summary: string ) => {
	const item = document.createElement( 'details' );
	item.innerHTML = `${ summary }<div id="panel"></div>`;
	return tabOf( item, () => {} );
};

it( 'has the words of its summary, and the name that the server gave where there are none', () => {
	expect( tab( '<summary>First</summary>' ).textContent ).toBe( 'First' );
	expect( tab( '<summary>First</summary>' ).ariaLabel ?? null ).toBeNull();
	expect( tab( '<summary aria-label="Tab 2"></summary>' ) ).toHaveProperty( 'ariaLabel', 'Tab 2' );
} );
