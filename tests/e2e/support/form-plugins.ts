/**
 * Real form plugins on the test site, each with a page that has a form of it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustUse } from './must-use';
import { folderOf } from './needs';
import { lay } from './neighbours';
import { publish } from './sheets';

type Site = Parameters< typeof publish >[ 0 ] & { root: string };

/** A form plugin, and what a test does with its form. */
export interface FormPlugin {
	slug: string;
	/** Its file. */
	main: string;
	/** Class of its form. */
	form: string;
	/** What sends the form. */
	button: string;
	/** What says that a field is wrong. */
	error: string;
	/** How many of these a form that is sent empty has. */
	errors: number;
	/** PHP that returns a form's markup. */
	make: string;
}

const CF7 = `<label> Your name [text* your-name autocomplete:name] </label>
<label> Your email [email* your-email placeholder "you@company.com"] </label>
<label> Date [date your-date] </label>
<label> Subject [select* your-subject include_blank "A site" "A second opinion"] </label>
Heard of us by [checkbox heard use_label_element "A friend" "The journal"]
<label> Weeks [range weeks min:1 max:20] </label>
<label> Brief [file brief] </label>
<label> Your message [textarea* your-message] </label>
[submit "Send the message"]`;

const JETPACK =
	'[contact-form][contact-field label="Name" type="name" required="1" /][contact-field label="Subject" type="select" options="A site,A second opinion" required="1" /][contact-field label="Budget" type="radio" options="Small,Large" required="1" /][contact-field label="A copy" type="checkbox" /][contact-field label="Message" type="textarea" required="1" /][/contact-form]';

export const FORM_PLUGINS: readonly FormPlugin[] = [
	{
		slug: 'contact-form-7',
		main: 'contact-form-7/wp-contact-form-7.php',
		form: '.wpcf7-form',
		button: '.wpcf7-submit',
		error: '.wpcf7-not-valid-tip',
		errors: 4,
		make: `$id = wp_insert_post( array( 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Letter' ) );
		update_post_meta( $id, '_form', base64_decode( '${ Buffer.from( CF7 ).toString( 'base64' ) }' ) );
		return "[contact-form-7 id=\\"$id\\"]";`,
	},
	{
		slug: 'fluentform',
		main: 'fluentform/fluentform.php',
		form: '.frm-fluent-form',
		button: '.ff-btn-submit',
		error: '.ff-el-is-error .error',
		errors: 2,
		// Active for a moment: it makes its tables.
		make: `require_once ABSPATH . 'wp-admin/includes/plugin.php';
		activate_plugin( 'fluentform/fluentform.php' );
		$form = ( new FluentForm\\App\\Services\\Form\\FormService() )->store( array( 'predefined' => 'basic_contact_form', 'type' => 'form' ) );
		deactivate_plugins( 'fluentform/fluentform.php' );
		return "[fluentform id=\\"{$form->id}\\"]";`,
	},
	{
		slug: 'jetpack-forms',
		main: 'jetpack-forms/jetpack-forms.php',
		form: '.contact-form',
		button: '.pushbutton-wide',
		error: '.contact-form__input-error',
		errors: 3,
		make: `return base64_decode( '${ Buffer.from( JETPACK ).toString( 'base64' ) }' );`,
	},
];

/** Grounds on which forms are tried: background and text. */
const GROUNDS = [
	[ '#ffffff', '#16150f' ],
	[ '#16150f', '#f7f4ed' ],
];

/** Puts a block with a form on a section of a color. */
const onGround = ( form: string, [ background = '', text = '' ]: string[] ) => {
	const style = JSON.stringify( { color: { background, text } } );
	return `<!-- wp:group {"className":"eidan-fixture-form","style":${ style },"layout":{"type":"constrained"}} --><div class="wp-block-group eidan-fixture-form has-text-color has-background" style="color:${ text };background-color:${ background }">${ form }</div><!-- /wp:group -->`;
};

/**
 * @param site   The test site.
 * @param plugin One that the test needs.
 * @return Addresses of a light and a dark page with a form.
 */
export const formPages = async ( site: Site, plugin: FormPlugin ): Promise< string[] > => {
	lay( site, plugin.slug, folderOf( plugin.slug ) );
	const form = await site.php< string >(
		`wp_set_current_user( 1 );
		${ mustUse( 'eidan-form-plugins.php', readFileSync( join( __dirname, 'form-plugins.php' ), 'utf8' ) ) }
		${ plugin.make }`
	);
	return publish(
		site,
		GROUNDS.map( ( ground ) => onGround( `<!-- wp:shortcode -->${ form }<!-- /wp:shortcode -->`, ground ) )
	);
};

/** Plugins that are not free: their forms as they document them, with an error in the field for the email. */
export const FORM_MARKUP = [ 'wpforms', 'gravity-forms' ] as const;

/**
 * @param name A form of FORM_MARKUP.
 * @return A block with it.
 */
export const formBlock = ( name: ( typeof FORM_MARKUP )[ number ] ): string =>
	`<!-- wp:html -->${ readFileSync( join( __dirname, `../../fixtures/forms/${ name }.html` ), 'utf8' ) }<!-- /wp:html -->`;

/**
 * @param site The test site.
 * @param name A form of FORM_MARKUP.
 * @return Addresses of a light and a dark page with it.
 */
export const markupPages = ( site: Site, name: ( typeof FORM_MARKUP )[ number ] ): Promise< string[] > =>
	publish(
		site,
		GROUNDS.map( ( ground ) => onGround( formBlock( name ), ground ) )
	);
