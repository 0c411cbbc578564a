<?php
/**
 * Actions of the list of enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Screens;

use Eidan\Enquiries\Changes;
use Eidan\Enquiries\Record;
use Eidan\Enquiries\State;
use Eidan\Enquiries\Store;
use WP_Post;

/**
 * Gives one or many enquiries another state.
 */
final class Actions {

	/** Parameter that says how many were changed. */
	public const MOVED = 'eidan_moved';

	private const ACTION = 'eidan_enquiry_state';

	/**
	 * Filter `post_row_actions`.
	 *
	 * @param mixed $actions Links by name.
	 * @param mixed $post
	 */
	public static function of_row( mixed $actions, mixed $post = null ): mixed {
		if ( ! is_array( $actions ) || ! $post instanceof WP_Post || Store::POST_TYPE !== $post->post_type ) {
			return $actions;
		}
		$record = Record::of( $post );
		unset( $actions['inline hide-if-no-js'], $actions['view'] );
		if ( null === $record || $record->is_trashed || ! current_user_can( 'edit_post', $post->ID ) ) {
			return $actions;
		}
		$ours = array();
		foreach ( State::cases() as $state ) {
			if ( $state !== $record->state ) {
				$ours[ $state->value ] = sprintf(
					'<a href="%s" aria-label="%s">%s</a>',
					esc_url( self::address( $post->ID, $state ) ),
					/* translators: 1: an action such as "Mark as won", 2: name of a person. */
					esc_attr( sprintf( __( '%1$s: %2$s', 'eidan' ), $state->action(), $record->who() ) ),
					esc_html( $state->label() )
				);
			}
		}

		return array_intersect_key( $actions, array( 'edit' => '' ) ) + $ours + $actions;
	}

	/**
	 * Address that gives an enquiry a state.
	 *
	 * @param int   $id    Enquiry.
	 * @param State $state
	 */
	public static function address( int $id, State $state ): string {
		return wp_nonce_url(
			add_query_arg(
				array(
					'action' => self::ACTION,
					'id'     => $id,
					'state'  => $state->value,
				),
				admin_url( 'admin-post.php' )
			),
			self::ACTION . "-$id"
		);
	}

	/**
	 * Action `admin_post_eidan_enquiry_state`: gives an enquiry a state and goes back to the list.
	 */
	public static function do_one(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Checked below.
		$id    = is_numeric( $_GET['id'] ?? null ) ? (int) $_GET['id'] : 0;
		$state = State::tryFrom( is_string( $_GET['state'] ?? null ) ? sanitize_key( $_GET['state'] ) : '' );
		// phpcs:enable
		check_admin_referer( self::ACTION . "-$id" );
		if ( null === $state || Store::POST_TYPE !== get_post_type( $id ) || ! current_user_can( 'edit_post', $id ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to change this enquiry.', 'eidan' ), '', 403 );
		}
		$moved = Changes::move( $id, $state ) ? 1 : 0;
		$back  = wp_get_referer();
		wp_safe_redirect(
			add_query_arg( self::MOVED, $moved, false === $back ? admin_url( Menu::SLUG ) : $back )
		);
		exit;
	}

	/**
	 * Filter `bulk_actions-edit-eidan_enquiry`.
	 *
	 * @param mixed $actions Labels by name.
	 */
	public static function of_many( mixed $actions ): mixed {
		if ( ! is_array( $actions ) ) {
			return $actions;
		}
		unset( $actions['edit'] );
		$ours = array();
		if ( ! isset( $actions['untrash'] ) ) {
			foreach ( State::cases() as $state ) {
				$ours[ $state->value ] = $state->action();
			}
		}

		return $ours + $actions;
	}

	/**
	 * Filter `handle_bulk_actions-edit-eidan_enquiry`. WordPress has checked the nonce.
	 *
	 * @param mixed $back   Address to go to.
	 * @param mixed $action Name.
	 * @param mixed $ids    Chosen posts.
	 */
	public static function do_many( mixed $back, mixed $action = '', mixed $ids = null ): mixed {
		$state = State::tryFrom( is_string( $action ) ? $action : '' );
		if ( null === $state || ! is_array( $ids ) || ! is_string( $back ) ) {
			return $back;
		}
		$moved = 0;
		foreach ( $ids as $id ) {
			if ( is_numeric( $id ) && current_user_can( 'edit_post', (int) $id ) ) {
				$moved += Changes::move( (int) $id, $state ) ? 1 : 0;
			}
		}

		return add_query_arg( self::MOVED, $moved, $back );
	}
}
