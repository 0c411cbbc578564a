<?php
/**
 * Actions and filters of enquiries. They need no shop.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan;

defined( 'ABSPATH' ) || exit;

// The list of enquiries.
add_filter( 'eidan_settings_problem', array( Enquiries\Amount::class, 'validate_setting' ), 10, 3 );
add_action( 'init', array( Enquiries\PostType::class, 'register' ) );
// Visitors are asked for none of these capabilities, so their pages do not load the class.
add_filter(
	'user_has_cap',
	static fn( mixed $has, mixed $wanted = null ): mixed => is_array( $wanted )
		&& ( in_array( 'edit_eidan_enquiries', $wanted, true ) || in_array( 'delete_eidan_enquiries', $wanted, true ) )
			? Enquiries\Access::grant( $has, $wanted )
			: $has,
	10,
	2
);
add_filter( 'wp_untrash_post_status', array( Enquiries\PostType::class, 'untrash' ), 10, 3 );
add_filter(
	'wp_insert_post_data',
	static fn( mixed $data, mixed $sent = null ): mixed =>
		is_array( $data ) && 'eidan_enquiry' === ( $data['post_type'] ?? '' )
			? Enquiries\PostType::sound( $data, $sent )
			: $data,
	10,
	2
);
add_action( 'admin_menu', array( Enquiries\Screens\Menu::class, 'hide' ), 999, 0 );
add_action( 'load-edit.php', array( Enquiries\Screens\EnquiryList::class, 'load' ), 10, 0 );
add_action( 'add_meta_boxes_eidan_enquiry', array( Enquiries\Screens\EnquiryScreen::class, 'boxes' ), 10, 0 );
add_action( 'save_post_eidan_enquiry', array( Enquiries\Screens\Boxes::class, 'save' ) );
add_filter( 'post_updated_messages', array( Enquiries\Screens\EnquiryScreen::class, 'messages' ) );
add_filter( 'bulk_post_updated_messages', array( Enquiries\Screens\EnquiryList::class, 'messages' ), 10, 2 );
add_action( 'admin_post_eidan_enquiry_state', array( Enquiries\Screens\Actions::class, 'do_one' ), 10, 0 );
add_action( 'admin_post_eidan_enquiries_csv', array( Enquiries\Screens\Export::class, 'send' ), 10, 0 );
add_action( 'add_meta_boxes', array( Enquiries\Screens\Orders::class, 'add' ), 10, 2 );

// The report on enquiries.
add_action( 'save_post_eidan_enquiry', array( Enquiries\Report\Sync::class, 'changed' ) );
add_action( 'deleted_post', array( Enquiries\Report\Sync::class, 'deleted' ), 10, 2 );
add_action( 'eidan_report_write_enquiries', array( Enquiries\Report\Sync::class, 'write' ), 10, 2 );
add_action( 'admin_init', array( Enquiries\Report\Fill::class, 'prepare' ), 10, 0 );
add_action( 'eidan_enquiries_backfill', array( Enquiries\Report\Fill::class, 'batch' ), 10, 0 );
add_action( 'admin_menu', array( Enquiries\Report\Screen::class, 'add' ), 60, 0 );
add_action( 'admin_enqueue_scripts', array( Enquiries\Report\Screen::class, 'enqueue' ) );
add_action( 'rest_api_init', array( Enquiries\Report\Rest::class, 'register' ), 10, 0 );

// Forms of other plugins. Sites without one load none of these classes; Enquiries\Sources has the same names.
$eidan_has_forms = static fn(): bool =>
	defined( 'WPCF7_VERSION' ) || defined( 'FLUENTFORM' ) || function_exists( 'load_formidable_forms' )
	|| defined( 'WPFORMS_VERSION' ) || class_exists( 'GFForms', false ) || class_exists( 'Ninja_Forms', false )
	|| post_type_exists( 'feedback' ) || isset( wp_load_alloptions()['eidan_enquiry_forms'] )
	|| has_filter( 'eidan_enquiry_forms' );
add_action(
	'wp_enqueue_scripts',
	static function () use ( $eidan_has_forms ): void {
		if ( $eidan_has_forms() && Enquiries\Sources::any() ) {
			Attribution\FormScripts::enqueue( Enquiries\Sources::selectors() );
			if ( class_exists( 'Ninja_Forms', false ) ) {
				Attribution\FormScripts::enqueue_ninja();
			}
		}
	},
	PHP_INT_MAX,
	0
);
add_action(
	'init',
	static function () use ( $eidan_has_forms ): void {
		// In a shop they are declared anyway.
		if (
			function_exists( 'wp_add_cookie_info' ) && ! class_exists( 'WooCommerce', false )
			&& $eidan_has_forms() && Enquiries\Sources::any()
		) {
			Attribution\Cookies::declare();
		}
	},
	20,
	0
);
add_action( 'save_post', array( Enquiries\Sources::class, 'saved' ), 10, 2 );
add_action( 'deleted_post', array( Enquiries\Sources::class, 'deleted' ), 10, 2 );
add_filter( 'render_block_core/html', array( Enquiries\Sources::class, 'look' ) );
add_filter( 'render_block_eidan/enquiry-form', array( Enquiries\Sources::class, 'look' ) );
add_filter( 'eidan_enquiry_entry_link', array( Enquiries\Forms\EntryLink::class, 'of' ), 10, 4 );
// Contact Form 7.
add_filter( 'wpcf7_posted_data', array( Enquiries\Forms\ContactForm7::class, 'posted' ) );
add_filter( 'wpcf7_special_mail_tags', array( Enquiries\Forms\ContactForm7::class, 'tag' ), 10, 3 );
add_filter(
	'wpcf7_flamingo_inbound_message_parameters',
	array( Enquiries\Forms\ContactForm7::class, 'flamingo' )
);
add_action( 'wpcf7_submit', array( Enquiries\Forms\ContactForm7::class, 'submitted' ), 10, 2 );
// Fluent Forms.
add_action(
	'fluentform/before_form_actions_processing',
	array( Enquiries\Forms\FluentForms::class, 'stored' ),
	5,
	3
);
add_filter( 'fluentform/smartcode_group_eidan', array( Enquiries\Forms\FluentForms::class, 'code' ), 10, 2 );
add_filter( 'fluentform/editor_shortcodes', array( Enquiries\Forms\FluentForms::class, 'list_codes' ) );
add_filter( 'fluentform/submissions_widgets', array( Enquiries\Forms\FluentForms::class, 'card' ), 10, 3 );
// Formidable Forms. Its mails are sent at 20.
add_action( 'frm_after_create_entry', array( Enquiries\Forms\Formidable::class, 'stored' ), 5, 3 );
add_filter( 'frm_content', array( Enquiries\Forms\Formidable::class, 'replace' ), 10, 3 );
add_filter( 'frm_helper_shortcodes', array( Enquiries\Forms\Formidable::class, 'list_codes' ) );
add_action( 'frm_show_entry', array( Enquiries\Forms\Formidable::class, 'box' ) );
// Jetpack. Other posts do not load the class.
add_filter(
	'wp_insert_post_data',
	static fn( mixed $post ): mixed =>
		is_array( $post ) && 'feedback' === ( $post['post_type'] ?? '' )
			? Enquiries\Forms\Jetpack::add( $post ) : $post,
	50
);
add_action( 'grunion_after_feedback_post_inserted', array( Enquiries\Forms\Jetpack::class, 'stored' ), 10, 3 );
// WPForms.
add_action( 'wpforms_process_entry_saved', array( Enquiries\Forms\WpForms::class, 'stored' ), 10, 4 );
add_action( 'wpforms_process_complete', array( Enquiries\Forms\WpForms::class, 'completed' ), 10, 4 );
add_filter( 'wpforms_smart_tags', array( Enquiries\Forms\WpForms::class, 'list_tags' ) );
add_filter( 'wpforms_smart_tag_process', array( Enquiries\Forms\WpForms::class, 'replace' ), 10, 5 );
add_action( 'wpforms_entry_details_content', array( Enquiries\Forms\WpForms::class, 'box' ) );
// Gravity Forms.
add_filter( 'gform_entry_meta', array( Enquiries\Forms\GravityForms::class, 'meta' ) );
add_action( 'gform_after_submission', array( Enquiries\Forms\GravityForms::class, 'submitted' ), 10, 2 );
add_filter( 'gform_custom_merge_tags', array( Enquiries\Forms\GravityForms::class, 'list_tags' ) );
add_filter( 'gform_replace_merge_tags', array( Enquiries\Forms\GravityForms::class, 'replace' ), 10, 5 );
add_filter( 'gform_entry_detail_meta_boxes', array( Enquiries\Forms\GravityForms::class, 'boxes' ), 10, 2 );
// Ninja Forms.
add_filter( 'ninja_forms_run_action_settings', array( Enquiries\Forms\NinjaForms::class, 'replace' ) );
add_action( 'ninja_forms_after_submission', array( Enquiries\Forms\NinjaForms::class, 'submitted' ) );

// The block Enquiry form. Requests that send none do not load the class.
add_action(
	'template_redirect',
	static function (): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Anybody may write.
		if ( isset( $_POST['eidan_form'] ) ) {
			Enquiries\OwnForm\Handler::answer();
		}
	},
	0
);
add_filter( 'wp_insert_post_data', array( Enquiries\OwnForm\Recipient::class, 'keep' ), 99, 2 );
add_action( 'enqueue_block_editor_assets', array( Enquiries\OwnForm\Recipient::class, 'tell_editor' ), 11, 0 );
add_action( 'manage_eidan_enquiry_posts_custom_column', array( Enquiries\OwnForm\MailNote::class, 'cell' ), 11, 2 );

// What became of visits, told to others: conversions for platforms of ads.
add_action( 'rest_api_init', array( Outcomes\Conversions\ConversionsRest::class, 'register' ), 10, 0 );
add_action( 'cli_init', array( Outcomes\Conversions\ConversionsCommand::class, 'register' ), 10, 0 );
// Events for analytics. Sites whose owner wants none do not load the class.
add_action(
	'wp_enqueue_scripts',
	static function (): void {
		if ( true === Settings\Settings::get( 'outcomes.events' ) ) {
			Outcomes\Events\PageEvents::enqueue();
		}
	},
	PHP_INT_MAX,
	0
);
// A webhook. The action's name is that of Outcomes\Webhook\Deliveries.
add_filter( 'eidan_settings_problem', array( Outcomes\Webhook\Target::class, 'validate_setting' ), 10, 3 );
add_action( 'eidan_enquiry_added', array( Outcomes\Webhook\Listeners::class, 'added' ) );
add_action(
	'transition_post_status',
	static function ( mixed $new_status, mixed $old_status = '', mixed $post = null ): void {
		if ( $post instanceof \WP_Post && 'eidan_enquiry' === $post->post_type ) {
			Outcomes\Webhook\Listeners::changed( $new_status, $old_status, $post );
		}
	},
	10,
	3
);
add_action( 'eidan_webhook_deliver', array( Outcomes\Webhook\Deliveries::class, 'run' ), 10, 7 );
add_action( 'rest_api_init', array( Outcomes\Webhook\WebhookRest::class, 'register' ), 10, 0 );
register_deactivation_hook( EIDAN_FILE, array( Outcomes\Webhook\Deliveries::class, 'stop' ) );

// Privacy.
add_filter( 'wp_privacy_personal_data_exporters', array( Enquiries\Privacy::class, 'exporters' ) );
add_filter( 'wp_privacy_personal_data_erasers', array( Enquiries\Privacy::class, 'erasers' ) );
add_action( 'admin_init', array( Enquiries\Privacy::class, 'suggest_policy' ), 10, 0 );
add_action( 'admin_init', array( Outcomes\Privacy::class, 'suggest_policy' ), 10, 0 );
add_action( 'admin_init', array( Enquiries\Retention::class, 'schedule' ), 10, 0 );
// Retention::ACTION; the constant would load the class on every page.
add_action( 'eidan_enquiries_retention', array( Enquiries\Retention::class, 'run' ), 10, 0 );
register_deactivation_hook( EIDAN_FILE, array( Enquiries\Retention::class, 'stop' ) );
