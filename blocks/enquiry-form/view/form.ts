import type { Context } from '@eidan/runtime';
import { answerOf } from './answer';
import { mark, sum, type Field } from './marks';

/** Sentences, from PHP. */
export interface Words {
	check?: string;
	sending?: string;
	failed?: string;
}

/**
 * Checks a form where it is, sends it, and says what came of it. The browser sends it itself where the answer is none
 * of ours, or where none comes again and again, since a policy or a blocker may keep scripts from sending: the server
 * takes each enquiry once.
 *
 * @param root          The block.
 * @param words         Sentences.
 * @param context       Context of the runtime.
 * @param context.signal Aborts when the block leaves the page.
 */
export function enquiryForm( root: HTMLElement, words: Words, { signal }: Context ): void {
	const form = root.querySelector( 'form' );
	const sent = root.querySelector< HTMLElement >( '.eidan-enquiry__sent' );
	if ( ! form || ! sent ) {
		return;
	}
	const find = < E extends HTMLElement >( selector: string ) => form.querySelector< E >( selector )!;
	const button = find( '.eidan-enquiry__send' );
	const label = button.textContent;
	let isBusy = false;
	let failures = 0;

	const setBusy = ( busy: boolean ) => {
		isBusy = busy;
		button.textContent = busy ? ( words.sending ?? label ) : label;
		button.setAttribute( 'aria-disabled', `${ busy }` );
	};

	const refuse = ( say = '', wrong: readonly Field[] = [] ) => {
		form.querySelectorAll< Field >( '[aria-invalid]' ).forEach( ( field ) => mark( field, false ) );
		wrong.forEach( ( field ) => mark( field, true ) );
		sum( find( '.eidan-enquiry__summary' ), say, wrong );
	};

	const send = async () => {
		const body = new FormData( form );
		body.append( 'eidan_script', '1' );
		const response = await fetch( location.href, { method: 'POST', body } ).catch( () => null );
		const answer = answerOf( await response?.json().catch( () => null ) );
		setBusy( false );
		if ( answer && ! answer.say ) {
			// For analytics, ours and others'.
			form.dispatchEvent( new CustomEvent( 'eidan:enquiry-sent', { bubbles: true } ) );
		}
		if ( ! response && ( ! navigator.onLine || ! failures++ ) ) {
			refuse( words.failed );
		} else if ( answer?.url ) {
			location.assign( answer.url );
		} else if ( answer && ! answer.say ) {
			form.hidden = true;
			sent.hidden = false;
			sent.focus();
		} else if ( answer?.token ) {
			find< HTMLInputElement >( '[name=eidan_form]' ).value = answer.token;
			// A browser that fills all fields has filled this one.
			find< HTMLInputElement >( '[name=eidan_website]' ).value = '';
			refuse(
				answer.say,
				answer.errors.flatMap( ( name ) => form.querySelector< Field >( `[name="eidan_${ name }"]` ) ?? [] )
			);
		} else {
			form.submit();
		}
	};

	form.noValidate = true;
	form.addEventListener(
		'submit',
		( event ) => {
			// Something else on the page may hold it.
			if ( event.defaultPrevented ) {
				return;
			}
			event.preventDefault();
			if ( isBusy ) {
				return;
			}
			const wrong = [ ...form.querySelectorAll< Field >( ':invalid' ) ];
			if ( wrong.length ) {
				refuse( words.check, wrong );
			} else {
				setBusy( true );
				void send();
			}
		},
		{ signal }
	);
	// What has been corrected is right while it is typed. Once the field is left it is too late: the line below it goes,
	// the page moves up, and a click on the next field or the button would miss it.
	form.addEventListener(
		'input',
		( { target } ) => {
			const field = target as Field;
			if ( field.getAttribute( 'aria-invalid' ) && field.checkValidity() ) {
				mark( field, false );
			}
		},
		{ signal }
	);
}
