/**
 * Forms of real plugins that a visitor sends: what each needs to be made, how it is filled in, and what says that it was
 * sent. Mails have our tags.
 */
import { expect, type Locator, type Page } from '@playwright/test';

export interface SentForm {
	slug: string;
	/** Its main file. */
	main: string;
	/** PHP that makes a form and returns its shortcode. The plugin is on. */
	make: string;
	/** Selector of the form. */
	form: string;
	/** Fills in a name and the address `email`, and sends the form. */
	send: ( form: Locator, email: string ) => Promise< void >;
	/** What is there once it was sent. */
	sent: ( page: Page ) => Locator;
	/** PHP that returns what the plugin's own screen of the last entry says of the visit, as text. */
	entry?: string;
	/** PHP that returns what the plugin knows of each entry without Eidan, as text by the email address. */
	alone?: string;
	/** What holds a form, if more than the form is replaced. */
	whole?: string;
	/** JavaScript that has the plugin take over a `form` that a script has put in. */
	renew?: string;
}

const base64 = ( text: string ) => `base64_decode( '${ Buffer.from( text ).toString( 'base64' ) }' )`;

/** Fields by their labels, as a visitor finds them. */
const labelled = ( name: RegExp, button: RegExp | string ) => async ( form: Locator, email: string ) => {
	await form.getByLabel( name ).first().fill( 'Ann Lee' );
	await form
		.getByLabel( /e-?mail/i )
		.first()
		.fill( email );
	await form.getByRole( 'button', { name: button } ).click();
};

/** PHP that returns the lines of mails that end in what the plugin's own tags say, after the word "Alone". */
const ALONE_IN_MAIL = `$texts = array();
foreach ( file( dirname( WP_DEBUG_LOG ) . '/mail.log' ) as $mail ) {
	if ( preg_match( '/Alone: (\\S+@\\S+) (.*)/', wp_strip_all_tags( json_decode( $mail )->message ), $found ) ) {
		$texts[ $found[1] ] = $found[2];
	}
}
return (object) $texts;`;

const CF7_FORM = `<label> Your name [text* your-name autocomplete:name] </label>
<label> Your email [email* your-email] </label>
<label> Your message [textarea your-message] </label>
[submit "Send"]`;

export const SENT_FORMS: readonly SentForm[] = [
	{
		slug: 'contact-form-7',
		main: 'contact-form-7/wp-contact-form-7.php',
		make: `$id = wp_insert_post( array( 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Letter' ) );
		update_post_meta( $id, '_form', ${ base64( CF7_FORM ) } );
		update_post_meta( $id, '_mail', array(
			'active' => true, 'subject' => 'By [eidan_channel]', 'sender' => 'Site <site@example.org>', 'recipient' => 'owner@example.org',
			'body' => "From [eidan_source], [eidan_campaign]\\n[eidan_journey]\\n[eidan_landing]\\nAlone: [your-email] [_url] [_user_agent]", 'additional_headers' => 'Reply-To: [your-email]',
			'attachments' => '', 'use_html' => false, 'exclude_blank' => false,
		) );
		return "[contact-form-7 id=\\"$id\\"]";`,
		form: '.wpcf7-form',
		send: labelled( /your name/i, 'Send' ),
		sent: ( page ) => page.locator( '.wpcf7-form[data-status="sent"]' ),
		alone: ALONE_IN_MAIL,
		whole: '.wpcf7',
		renew: 'wpcf7.init( form );',
	},
	{
		slug: 'fluentform',
		main: 'fluentform/fluentform.php',
		make: `$form = ( new FluentForm\\App\\Services\\Form\\FormService() )->store( array( 'predefined' => 'basic_contact_form', 'type' => 'form' ) );
		wpFluent()->table( 'fluentform_form_meta' )->where( 'form_id', $form->id )->where( 'meta_key', 'notifications' )->delete();
		wpFluent()->table( 'fluentform_form_meta' )->insert( array( 'form_id' => $form->id, 'meta_key' => 'notifications', 'value' => wp_json_encode( array(
			'name' => 'Mail', 'enabled' => true, 'sendTo' => array( 'type' => 'email', 'email' => 'owner@example.org', 'field' => '', 'routing' => array() ),
			'fromName' => '', 'fromEmail' => '', 'replyTo' => '', 'bcc' => '', 'subject' => 'By {eidan.channel}',
			'message' => '<p>From {eidan.source}, {eidan.campaign}</p><p>{eidan.journey}</p><p>{eidan.landing}</p>',
			'conditionals' => array( 'status' => false, 'type' => 'all', 'conditions' => array() ),
		) ) ) );
		return "[fluentform id=\\"{$form->id}\\"]";`,
		form: '.frm-fluent-form',
		send: async ( form, email ) => {
			await form.getByPlaceholder( /first name/i ).fill( 'Ann' );
			await form.getByPlaceholder( /last name/i ).fill( 'Lee' );
			await form.getByPlaceholder( /email/i ).fill( email );
			for ( const text of await form.locator( 'input[type=text]:visible, textarea:visible' ).all() ) {
				if ( ( await text.inputValue() ) === '' ) {
					await text.fill( 'Hello' );
				}
			}
			await form.getByRole( 'button', { name: /submit/i } ).click();
		},
		sent: ( page ) => page.locator( '.ff-message-success' ),
		entry: `$id = wpFluent()->table( 'fluentform_submissions' )->max( 'id' );
		$cards = apply_filters( 'fluentform/submissions_widgets', array(), array(), (object) array( 'id' => $id ) );
		return wp_strip_all_tags( $cards['eidan_attribution']['content'] ?? '' );`,
		alone: `$texts = array();
		foreach ( wpFluent()->table( 'fluentform_submissions' )->get() as $row ) {
			$texts[ json_decode( $row->response )->email ] = "$row->source_url $row->browser $row->device $row->city $row->country";
		}
		return (object) $texts;`,
		// It takes no second press within one and a half seconds.
		renew: `window.ff_sumitting_form = false; jQuery( document ).trigger( 'ff_reinit', [ form ] );`,
	},
	{
		slug: 'formidable',
		main: 'formidable/formidable.php',
		make: `FrmAppController::install();
		$form = FrmForm::create( FrmFormsHelper::setup_new_vars( array( 'name' => 'Ask us', 'description' => '', 'form_key' => 'ask', 'status' => 'published', 'options' => array( 'ajax_submit' => 1 ) ) ) );
		foreach ( array( 'text' => 'Name', 'email' => 'Email', 'textarea' => 'Message' ) as $type => $name ) {
			FrmField::create( array( 'name' => $name, 'field_key' => strtolower( $name ) . wp_rand() ) + FrmFieldsHelper::setup_new_vars( $type, $form ) );
		}
		$actions = FrmFormActionsController::get_form_actions( 'email' );
		$mail    = $actions->prepare_new( $form );
		$mail->post_content = array(
			'email_to' => 'owner@example.org', 'email_subject' => 'By [eidan_channel]', 'plain_text' => 0,
			'email_message' => "From [eidan_source], [eidan_campaign]\\n\\n[eidan_journey]\\n\\n[eidan_landing]", 'event' => array( 'create' ),
		) + (array) $mail->post_content;
		$actions->save_settings( $mail );
		return "[formidable id=\\"$form\\"]";`,
		form: '.frm-show-form',
		send: labelled( /^name/i, /submit/i ),
		sent: ( page ) => page.locator( '.frm_message' ),
		entry: `ob_start();
		do_action( 'frm_show_entry', FrmEntry::getOne( (int) $GLOBALS['wpdb']->get_var( "SELECT MAX(id) FROM {$GLOBALS['wpdb']->prefix}frm_items" ) ) );
		return wp_strip_all_tags( (string) ob_get_clean() );`,
		alone: `global $wpdb;
		return (object) array_column( $wpdb->get_results( "SELECT meta_value, description FROM {$wpdb->prefix}frm_items item JOIN {$wpdb->prefix}frm_item_metas meta ON meta.item_id = item.id WHERE meta_value LIKE '%@example.com'" ), 'description', 'meta_value' );`,
		whole: '.frm_forms',
	},
	{
		slug: 'jetpack',
		main: 'jetpack/jetpack.php',
		make: `( new Automattic\\Jetpack\\Modules() )->activate( 'contact-form', false, false );
		return '[contact-form to="owner@example.org" subject="A letter"][contact-field label="Name" type="name" required="1" /][contact-field label="Email" type="email" required="1" /][contact-field label="Message" type="textarea" /][/contact-form]';`,
		form: '.jetpack-contact-form__form, form.contact-form',
		send: labelled( /^name/i, /contact us|submit/i ),
		sent: ( page ) =>
			page
				.getByText( /thank you for your response|your message has been sent/i )
				.filter( { visible: true } )
				.first(),
		entry: `$posts = get_posts( array( 'post_type' => 'feedback', 'post_status' => 'any', 'numberposts' => 1 ) );
		$text  = '';
		foreach ( json_decode( $posts[0]->post_content, true )['fields'] as $field ) {
			$text .= "{$field['label']}: " . ( is_string( $field['value'] ) ? $field['value'] : '' ) . "\\n";
		}
		return $text;`,
		alone: `$texts = array();
		foreach ( get_posts( array( 'post_type' => 'feedback', 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
			$known = json_decode( $post->post_content, true );
			$email = array_column( $known['fields'], 'value', 'label' )['Email'];
			$texts[ $email ] = wp_json_encode( array_diff_key( $known, array( 'fields' => 0 ) ), JSON_UNESCAPED_SLASHES ) . $post->post_title;
		}
		return (object) $texts;`,
	},
	{
		slug: 'wpforms-lite',
		main: 'wpforms-lite/wpforms.php',
		make: `$id = wp_insert_post( array( 'post_type' => 'wpforms', 'post_status' => 'publish', 'post_title' => 'Write to us' ) );
		wp_update_post( array( 'ID' => $id, 'post_content' => wp_slash( wp_json_encode( array(
			'id' => $id,
			'field_id' => 4,
			'fields' => array(
				1 => array( 'id' => '1', 'type' => 'name', 'format' => 'simple', 'label' => 'Name', 'required' => '1', 'size' => 'medium' ),
				2 => array( 'id' => '2', 'type' => 'email', 'label' => 'Email', 'required' => '1', 'size' => 'medium' ),
				3 => array( 'id' => '3', 'type' => 'textarea', 'label' => 'Message', 'size' => 'medium' ),
			),
			'settings' => array(
				'form_title' => 'Write to us', 'submit_text' => 'Submit', 'ajax_submit' => '1', 'notification_enable' => '1',
				'notifications' => array( 1 => array(
					'email' => 'owner@example.org', 'subject' => 'By {eidan_channel}', 'sender_name' => 'Site', 'sender_address' => 'site@example.org', 'replyto' => '',
					'message' => "From {eidan_source}, {eidan_campaign}\\n{eidan_journey}\\n{eidan_landing}\\nAlone: {field_id=\\"2\\"} {page_url} {url_referer}",
				) ),
				'confirmations' => array( 1 => array( 'type' => 'message', 'message' => '<p>Thanks for writing.</p>' ) ),
			),
		) ) ) ) );
		return "[wpforms id=\\"$id\\"]";`,
		form: '.wpforms-form',
		send: labelled( /^name/i, /submit/i ),
		sent: ( page ) => page.getByText( 'Thanks for writing.' ),
		alone: ALONE_IN_MAIL,
		whole: '.wpforms-container',
		renew: 'wpforms.ready();',
	},
];

/** Our own. */
export const OWN_FORM: SentForm = {
	slug: 'eidan',
	main: '',
	make: `return '<!-- wp:eidan/enquiry-form /-->';`,
	form: 'form.eidan-enquiry',
	send: async ( form, email ) => {
		await form.getByLabel( 'Name' ).fill( 'Ann Lee' );
		await form.getByLabel( 'Email address' ).fill( email );
		await form.getByLabel( 'Message' ).fill( 'Hello' );
		await form.getByRole( 'checkbox' ).check();
		// Whoever is as quick as a test is asked to press once more.
		const sent = OWN_FORM.sent( form.page() );
		await expect( async () => {
			if ( ! ( await sent.isVisible() ) ) {
				await form.locator( '.eidan-enquiry__send' ).click( { timeout: 1000 } );
			}
			await expect( sent ).toBeVisible( { timeout: 1000 } );
		} ).toPass( { timeout: 30_000 } );
	},
	sent: ( page ) => page.getByText( 'Your message is on its way to us.' ).filter( { visible: true } ).first(),
	whole: '.wp-block-eidan-enquiry-form',
};
