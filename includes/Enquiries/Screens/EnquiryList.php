<?php
/**
 * The list of enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Screens;

use Eidan\Attribution\Channel;
use Eidan\Attribution\OrderScreen;
use Eidan\Enquiries\Access;
use Eidan\Enquiries\Report\Lookup;
use Eidan\Enquiries\State;
use Eidan\Enquiries\Store;
use WP_Query;

/**
 * WordPress's own list of a content type, with our filters and actions. {@see Columns} has its columns.
 */
final class EnquiryList {

	/**
	 * Action `load-edit.php`: adds all that only this list needs.
	 */
	public static function load(): void {
		$screen = get_current_screen();
		if ( null === $screen || Store::POST_TYPE !== $screen->post_type ) {
			return;
		}
		$type = Store::POST_TYPE;
		add_filter( "manage_{$type}_posts_columns", array( Columns::class, 'columns' ), PHP_INT_MAX );
		add_filter( "manage_edit-{$type}_sortable_columns", array( Columns::class, 'sortable' ) );
		add_filter( 'list_table_primary_column', array( Columns::class, 'primary' ) );
		add_action( "manage_{$type}_posts_custom_column", array( Columns::class, 'cell' ), 10, 2 );
		add_filter( 'post_date_column_status', '__return_empty_string' );
		add_filter( 'post_row_actions', array( Actions::class, 'of_row' ), PHP_INT_MAX, 2 );
		add_filter( "bulk_actions-edit-$type", array( Actions::class, 'of_many' ) );
		add_filter( "handle_bulk_actions-edit-$type", array( Actions::class, 'do_many' ), 10, 3 );
		add_action( 'restrict_manage_posts', array( self::class, 'filters' ) );
		add_action( 'manage_posts_extra_tablenav', array( self::class, 'export' ) );
		add_action( 'pre_get_posts', array( Asked::class, 'narrow' ) );
		add_action( 'admin_notices', array( self::class, 'notice' ) );
		wp_enqueue_style( OrderScreen::STYLE );
	}

	/**
	 * Action `restrict_manage_posts`: prints the filters by channel and form.
	 *
	 * @param mixed $type Post type.
	 */
	public static function filters( mixed $type = '' ): void {
		if ( Store::POST_TYPE !== $type ) {
			return;
		}
		$asked = Asked::now();
		$forms = Lookup::forms();
		self::choice(
			Asked::CHANNEL,
			__( 'Filter by channel', 'eidan' ),
			__( 'All channels', 'eidan' ),
			Channel::all(),
			$asked->channel
		);
		if ( 1 < count( $forms ) || '' !== $asked->form ) {
			self::choice(
				Asked::FORM,
				__( 'Filter by form', 'eidan' ),
				__( 'All forms', 'eidan' ),
				array_combine( $forms, $forms ),
				$asked->form
			);
		}
	}

	/**
	 * Prints a filter.
	 *
	 * @param string                   $name    Of the parameter.
	 * @param string                   $label
	 * @param string                   $all     What it is called when nothing is chosen.
	 * @param array<array-key, string> $options Labels by value.
	 * @param string                   $chosen  Value.
	 */
	private static function choice( string $name, string $label, string $all, array $options, string $chosen ): void {
		printf(
			'<label class="screen-reader-text" for="%1$s">%2$s</label><select name="%1$s" id="%1$s">'
				. '<option value="">%3$s</option>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_html( $all )
		);
		foreach ( $options as $value => $text ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( (string) $value ),
				selected( $chosen, (string) $value, false ),
				esc_html( $text )
			);
		}
		echo '</select>';
	}

	/**
	 * Action `manage_posts_extra_tablenav`: prints the button that exports what is filtered.
	 *
	 * @param mixed $which Place: top, bottom.
	 */
	public static function export( mixed $which = '' ): void {
		global $wp_query;
		if ( 'top' === $which && Access::may_edit() && $wp_query instanceof WP_Query && 0 < $wp_query->found_posts ) {
			printf(
				'<div class="alignleft actions"><a class="button" href="%s">%s</a></div>',
				esc_url( Export::address( Asked::now() ) ),
				esc_html__( 'Export CSV', 'eidan' )
			);
		}
	}

	/**
	 * Action `admin_notices`: says how many were changed.
	 */
	public static function notice(): void {
		// phpcs:ignore WordPress.Security -- Only a number, which is said.
		$moved = $_GET[ Actions::MOVED ] ?? null;
		if ( ! is_numeric( $moved ) ) {
			return;
		}
		$count = max( 0, (int) $moved );
		wp_admin_notice(
			esc_html(
				sprintf(
					/* translators: %s: a number. */
					_n( '%s enquiry changed.', '%s enquiries changed.', $count, 'eidan' ),
					number_format_i18n( $count )
				)
			),
			array(
				'type'        => 'success',
				'dismissible' => true,
			)
		);
	}

	/**
	 * Filter `bulk_post_updated_messages`: WordPress's messages, with our noun.
	 *
	 * @param mixed $messages Messages by post type.
	 * @param mixed $counts   Numbers by kind of change.
	 */
	public static function messages( mixed $messages, mixed $counts = null ): mixed {
		if ( ! is_array( $messages ) || ! is_array( $counts ) ) {
			return $messages;
		}
		$number = static fn ( string $of ): int => is_numeric( $counts[ $of ] ?? null ) ? (int) $counts[ $of ] : 0;

		$messages[ Store::POST_TYPE ] = array(
			/* translators: %s: a number. */
			'updated'   => _n( '%s enquiry changed.', '%s enquiries changed.', $number( 'updated' ), 'eidan' ),
			/* translators: %s: a number. */
			'locked'    => _n(
				'%s enquiry not changed, somebody has it open.',
				'%s enquiries not changed, somebody has them open.',
				$number( 'locked' ),
				'eidan'
			),
			/* translators: %s: a number. */
			'deleted'   => _n(
				'%s enquiry permanently deleted.',
				'%s enquiries permanently deleted.',
				$number( 'deleted' ),
				'eidan'
			),
			/* translators: %s: a number. */
			'trashed'   => _n(
				'%s enquiry moved to the Trash.',
				'%s enquiries moved to the Trash.',
				$number( 'trashed' ),
				'eidan'
			),
			/* translators: %s: a number. */
			'untrashed' => _n(
				'%s enquiry restored from the Trash.',
				'%s enquiries restored from the Trash.',
				$number( 'untrashed' ),
				'eidan'
			),
		);

		return $messages;
	}
}
