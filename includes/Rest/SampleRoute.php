<?php
/**
 * POST eidan/v1/samples.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Rest;

use Eidan\Lists\Cards\SampleItem;
use Eidan\Lists\Cards\Samples;
use Eidan\Posts\ContentTypes;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Makes the sample items of a post type into drafts, for the button “Make these into items” of the editor: with
 * everything that the sample shows, in its order. Nothing is published; the answer says whether this user may.
 */
final class SampleRoute {

	public const ROUTE = '/samples';

	/**
	 * Action `rest_api_init`.
	 */
	public static function register(): void {
		register_rest_route(
			GetPosts::NAMESPACE,
			self::ROUTE,
			array(
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => array( self::class, 'create' ),
				'permission_callback' => array( self::class, 'may' ),
				'args'                => array(
					'type' => array(
						'type'      => 'string',
						'maxLength' => 20,
						'required'  => true,
					),
				),
			)
		);
	}

	/**
	 * Whether the user may create items of the type, and whether lists can show them.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public static function may( WP_REST_Request $request ): bool|WP_Error {
		$type   = self::type( $request );
		$create = get_post_type_object( $type )->cap->create_posts ?? null;

		return is_string( $create ) && ContentTypes::is_listed( $type ) && current_user_can( $create )
			? true
			: new WP_Error(
				'eidan_samples_forbidden',
				__( 'You are not allowed to create these items.', 'eidan' ),
				array( 'status' => rest_authorization_required_code() )
			);
	}

	/**
	 * Makes the drafts.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public static function create( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$ids  = array();
		$type = self::type( $request );
		foreach ( Samples::of( $type ) as $place => $item ) {
			// Lists with the newest first show them in the order of the sample. A draft without both gets its date when
			// it is published.
			$date = current_datetime()->modify( "-$place minutes" );
			$id   = wp_insert_post(
				array(
					'post_type'     => $item->type(),
					'post_status'   => 'draft',
					'post_title'    => wp_slash( $item->post->post_title ),
					'post_excerpt'  => wp_slash( $item->post->post_excerpt ),
					'post_content'  => wp_slash( $item->post->post_content ),
					'post_date'     => $date->format( 'Y-m-d H:i:s' ),
					'post_date_gmt' => get_gmt_from_date( $date->format( 'Y-m-d H:i:s' ) ),
					'menu_order'    => $place,
				),
				true
			);
			if ( $id instanceof WP_Error ) {
				return $id;
			}
			self::add_fields( $id, $item );
			self::add_terms( $id, $item );
			self::add_image( $id, $item );
			$ids[] = $id;
		}

		$publish = get_post_type_object( $type )->cap->publish_posts ?? null;

		return new WP_REST_Response(
			array(
				'ids'     => $ids,
				'publish' => is_string( $publish ) && current_user_can( $publish ),
			),
			201
		);
	}

	/**
	 * Stores the fields of an item.
	 *
	 * @param int        $id   The draft.
	 * @param SampleItem $item Where the values are from.
	 */
	private static function add_fields( int $id, SampleItem $item ): void {
		foreach ( $item->fields() as $name => $value ) {
			$field = ContentTypes::get( $item->type() )?->field( $name );
			if ( null !== $field ) {
				update_post_meta( $id, $field->key, wp_slash( $field->clean( $value ) ) );
			}
		}
	}

	/**
	 * Assigns the terms of an item, and makes those that do not exist, as far as the user may.
	 *
	 * @param int        $id   The draft.
	 * @param SampleItem $item Whose terms they are.
	 */
	private static function add_terms( int $id, SampleItem $item ): void {
		foreach ( $item->term_names() as $name => $terms ) {
			$taxonomy = get_taxonomy( $name );
			if (
				false === $taxonomy
				|| ! is_object_in_taxonomy( $item->type(), $name )
				|| ! current_user_can( self::right( $taxonomy, 'assign_terms' ) )
			) {
				continue;
			}
			// As in the editor: who may assign tags may write new ones.
			$right = $taxonomy->hierarchical ? 'edit_terms' : 'assign_terms';
			$may   = current_user_can( self::right( $taxonomy, $right ) );
			$ids   = array();
			foreach ( $terms as $term ) {
				$found = term_exists( $term, $name );
				$found = null === $found && $may ? wp_insert_term( $term, $name ) : $found;
				if ( is_array( $found ) ) {
					$ids[] = (int) $found['term_id'];
				}
			}
			wp_set_object_terms( $id, $ids, $name );
		}
	}

	/**
	 * A capability of a taxonomy.
	 *
	 * @param \WP_Taxonomy $taxonomy
	 * @param string       $name     Such as 'edit_terms'.
	 */
	private static function right( \WP_Taxonomy $taxonomy, string $name ): string {
		$right = $taxonomy->cap->$name ?? null;

		return is_string( $right ) ? $right : 'do_not_allow';
	}

	/**
	 * Copies the image of an item into the media library, if the user may upload. A draft without it is fine, too.
	 *
	 * @param int        $id   The draft.
	 * @param SampleItem $item Whose image it is.
	 */
	private static function add_image( int $id, SampleItem $item ): void {
		$file = $item->file();
		$name = basename( $file );
		if ( '' === $name || ! current_user_can( 'upload_files' ) || ! is_readable( $file ) ) {
			return;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin.
		$upload = wp_upload_bits( $name, null, (string) file_get_contents( $file ) );
		if ( false !== $upload['error'] ) {
			return;
		}
		$image = wp_insert_attachment(
			array(
				'post_mime_type' => $upload['type'],
				'post_title'     => wp_slash( $item->post->post_title ),
				'post_status'    => 'inherit',
			),
			$upload['file'],
			$id
		);
		if ( 0 === $image ) {
			return;
		}
		/**
		 * WordPress only loads this file in the admin.
		 *
		 * @var string $library
		 */
		$library = ABSPATH . 'wp-admin/includes/image.php';
		require_once $library;
		wp_update_attachment_metadata( $image, wp_generate_attachment_metadata( $image, $upload['file'] ) );
		set_post_thumbnail( $id, $image );
	}

	/**
	 * The post type of a request.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	private static function type( WP_REST_Request $request ): string {
		$type = $request->get_param( 'type' );

		return is_string( $type ) ? $type : '';
	}
}
