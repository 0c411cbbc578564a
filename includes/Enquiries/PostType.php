<?php
/**
 * The content type of enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

use WP_Post;

/**
 * Private: no address, no REST route, in no query, search or sitemap of the site.
 *
 * Every page registers it, so all that a page needs for it is in this file.
 */
final class PostType {

	public const NAME = 'eidan_enquiry';

	/** Capability to see and change enquiries, and to delete them; {@see Access} grants them. */
	public const EDIT = 'edit_eidan_enquiries';

	public const DELETE = 'delete_eidan_enquiries';

	/** Statuses, {@see State}. */
	private const STATUSES = array( 'eidan-new', 'eidan-answered', 'eidan-won', 'eidan-lost' );

	/** By WordPress's names. */
	private const CAPABILITIES = array(
		'edit_posts'             => self::EDIT,
		'edit_others_posts'      => self::EDIT,
		'edit_private_posts'     => self::EDIT,
		'edit_published_posts'   => self::EDIT,
		'publish_posts'          => self::EDIT,
		'read_private_posts'     => self::EDIT,
		'delete_posts'           => self::DELETE,
		'delete_others_posts'    => self::DELETE,
		'delete_private_posts'   => self::DELETE,
		'delete_published_posts' => self::DELETE,
		// They come by forms.
		'create_posts'           => 'do_not_allow',
	);

	/**
	 * Action `init`: registers the type and its states.
	 */
	public static function register(): void {
		foreach ( self::STATUSES as $status ) {
			register_post_status(
				$status,
				( is_admin() ? State::from( $status )->labels() : array() ) + array(
					'protected'                 => true,
					'exclude_from_search'       => true,
					'show_in_admin_all_list'    => true,
					'show_in_admin_status_list' => true,
				)
			);
		}
		register_post_type(
			self::NAME,
			array(
				'labels'              => is_admin() ? self::labels() : array(),
				'public'              => false,
				'exclude_from_search' => true,
				'publicly_queryable'  => false,
				'show_ui'             => true,
				'show_in_nav_menus'   => false,
				'show_in_admin_bar'   => false,
				'show_in_rest'        => false,
				'menu_position'       => 26,
				'menu_icon'           => 'dashicons-email-alt',
				'hierarchical'        => false,
				'supports'            => false,
				'has_archive'         => false,
				'rewrite'             => false,
				'query_var'           => false,
				'can_export'          => true,
				'delete_with_user'    => false,
				'capability_type'     => array( 'eidan_enquiry', 'eidan_enquiries' ),
				'capabilities'        => self::CAPABILITIES,
				'map_meta_cap'        => true,
			)
		);
	}

	/**
	 * Filter `wp_untrash_post_status`: an enquiry comes back as what it was.
	 *
	 * @param mixed $status   Status that WordPress would give it.
	 * @param mixed $post_id  Post.
	 * @param mixed $previous Status before it went into the trash.
	 */
	public static function untrash( mixed $status, mixed $post_id = 0, mixed $previous = '' ): mixed {
		if ( ! is_numeric( $post_id ) || self::NAME !== get_post_type( (int) $post_id ) ) {
			return $status;
		}

		return ( State::tryFrom( is_string( $previous ) ? $previous : '' ) ?? State::Fresh )->value;
	}

	/**
	 * Filter `wp_insert_post_data`: an enquiry has no author, and one of its states or is in the trash, whatever a
	 * form of the admin sends.
	 *
	 * @param mixed $data Columns of the post.
	 * @param mixed $sent What was asked for.
	 */
	public static function sound( mixed $data, mixed $sent = null ): mixed {
		if ( ! is_array( $data ) || self::NAME !== ( $data['post_type'] ?? '' ) ) {
			return $data;
		}
		// WordPress makes whoever saves it first its author, and the list would have a view "Mine".
		$data['post_author'] = 0;

		$status = $data['post_status'] ?? '';
		if ( 'trash' !== $status && null === State::tryFrom( is_string( $status ) ? $status : '' ) ) {
			$id     = is_array( $sent ) && is_numeric( $sent['ID'] ?? null ) ? (int) $sent['ID'] : 0;
			$before = $id > 0 ? get_post( $id ) : null;

			$data['post_status'] = (
				State::tryFrom( $before instanceof WP_Post ? $before->post_status : '' ) ?? State::Fresh
			)->value;
		}

		return $data;
	}

	/**
	 * Names of the type.
	 *
	 * @return array<string, string>
	 */
	private static function labels(): array {
		return array(
			'name'                  => __( 'Enquiries', 'eidan' ),
			'singular_name'         => __( 'Enquiry', 'eidan' ),
			'menu_name'             => __( 'Enquiries', 'eidan' ),
			'all_items'             => __( 'All enquiries', 'eidan' ),
			'edit_item'             => __( 'Enquiry', 'eidan' ),
			'search_items'          => __( 'Search enquiries', 'eidan' ),
			'not_found'             => __( 'No enquiries found.', 'eidan' ),
			'not_found_in_trash'    => __( 'No enquiries found in Trash.', 'eidan' ),
			'filter_items_list'     => __( 'Filter enquiries', 'eidan' ),
			'items_list_navigation' => __( 'Enquiries list navigation', 'eidan' ),
			'items_list'            => __( 'Enquiries list', 'eidan' ),
			'item_updated'          => __( 'Enquiry updated.', 'eidan' ),
		);
	}
}
