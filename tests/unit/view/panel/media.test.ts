import { panel } from '../../../../src/view/panel';
import { knowDialogs } from '../dialog';

beforeAll( knowDialogs );

it( 'silences what plays in a panel when it closes', () => {
	document.body.innerHTML = `<a href="#films" data-eidan-opener>Films</a>
		<dialog id="films">
			<video id="film"></video><audio id="talk"></audio><video id="silent" muted></video>
			<figure class="wp-block-embed is-type-video"><iframe id="player" src="https://player.example/1"></iframe></figure>
			<iframe id="map" src="https://maps.example/"></iframe>
		</dialog>
		<video id="other"></video>`;
	const paused: string[] = [];
	HTMLMediaElement.prototype.pause = function () {
		paused.push( this.id );
	};
	const loaded: string[] = [];
	Object.defineProperty( HTMLIFrameElement.prototype, 'src', {
		get() {
			return ( this as HTMLIFrameElement ).getAttribute( 'src' );
		},
		set( value: string ) {
			loaded.push( `${ ( this as HTMLIFrameElement ).id } ${ value }` );
		},
	} );
	const dialog = document.querySelector( 'dialog' )!;
	document.querySelector< HTMLVideoElement >( '#silent' )!.muted = true;
	panel( dialog, {}, { signal: new AbortController().signal } );
	document.querySelector( 'a' )!.click();
	expect( dialog.open ).toBe( true );
	expect( paused ).toEqual( [] );
	dialog.close();
	expect( paused ).toEqual( [ 'film', 'talk' ] );
	expect( loaded ).toEqual( [ 'player https://player.example/1' ] );
} );
