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
use Eidan\Lists\Query\PostTypes;
use Eidan\Posts\ContentTypes;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Makes the sample items of a post type into drafts, for the button “Make these into items” of the editor. Nothing is
 * published.
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

		return is_string( $create ) && PostTypes::is_listed( $type ) && current_user_can( $create )
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
		$ids = array();
		foreach ( Samples::of( self::type( $request ) ) as $item ) {
			$id = wp_insert_post(
				array(
					'post_type'    => $item->type(),
					'post_status'  => 'draft',
					'post_title'   => wp_slash( $item->post->post_title ),
					'post_excerpt' => wp_slash( $item->post->post_excerpt ),
					'post_content' => wp_slash( $item->post->post_content ),
				),
				true
			);
			if ( $id instanceof WP_Error ) {
				return $id;
			}
			self::add_fields( $id, $item );
			self::add_image( $id, $item );
			$ids[] = $id;
		}

		return new WP_REST_Response( array( 'ids' => $ids ), 201 );
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
