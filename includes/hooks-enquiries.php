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
add_action( 'eidan_report_write_enquiries', array( Enquiries\Report\Sync::class, 'write' ) );
add_action( 'admin_init', array( Enquiries\Report\Fill::class, 'prepare' ), 10, 0 );
add_action( 'eidan_enquiries_backfill', array( Enquiries\Report\Fill::class, 'batch' ), 10, 0 );
add_action( 'admin_menu', array( Enquiries\Report\Screen::class, 'add' ), 60, 0 );
add_action( 'admin_enqueue_scripts', array( Enquiries\Report\Screen::class, 'enqueue' ) );
add_action( 'rest_api_init', array( Enquiries\Report\Rest::class, 'register' ), 10, 0 );

// Forms of other plugins.

// The block Enquiry form.

// Privacy.
add_filter( 'wp_privacy_personal_data_exporters', array( Enquiries\Privacy::class, 'exporters' ) );
add_filter( 'wp_privacy_personal_data_erasers', array( Enquiries\Privacy::class, 'erasers' ) );
add_action( 'admin_init', array( Enquiries\Privacy::class, 'suggest_policy' ), 10, 0 );
add_action( 'admin_init', array( Enquiries\Retention::class, 'schedule' ), 10, 0 );
// Retention::ACTION; the constant would load the class on every page.
add_action( 'eidan_enquiries_retention', array( Enquiries\Retention::class, 'run' ), 10, 0 );
register_deactivation_hook( EIDAN_FILE, array( Enquiries\Retention::class, 'stop' ) );
