<?php
/**
 * GET eidan/v1/choices/<id>.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Rest\Cache;
use WC_Product_Variable;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * The form of a variable product, for its quick view. It shows the same as the product's page, and only for products
 * that anybody may see and buy.
 */
final class VariationFormRoute {

	public const NAMESPACE = 'eidan/v1';
	public const ROUTE     = '/choices/';

	/**
	 * Action `rest_api_init`.
	 */
	public static function register(): void {
		if ( ! WooCommerceRequirement::is_shop() ) {
			return;
		}
		register_rest_route(
			self::NAMESPACE,
			self::ROUTE . '(?P<id>[1-9]\d{0,18})',
			array(
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => '__return_true',
				'args'                => array(
					'id'   => array(
						'description' => __( 'The product.', 'eidan' ),
						'type'        => 'integer',
						'minimum'     => 1,
					),
					'data' => array(
						'description' => __( 'Whether only the variations are wanted, without a form.', 'eidan' ),
						'type'        => 'boolean',
						'default'     => false,
					),
				),
			)
		);
	}

	/**
	 * Returns the form.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public static function answer( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id       = $request->get_param( 'id' );
		$personal = Prices::prepare();
		$product  = is_int( $id ) ? self::product( $id ) : null;
		if ( null === $product ) {
			return new WP_Error(
				'eidan_no_choices',
				__( 'There is nothing to choose of this product.', 'eidan' ),
				array( 'status' => 404 )
			);
		}

		return Cache::apply(
			new WP_REST_Response(
				true === $request->get_param( 'data' )
					? array( 'variations' => VariationForm::variations( $product ) )
					: array( 'html' => VariationForm::form( $product ) )
			),
			$request,
			$personal
		);
	}

	/**
	 * A product that anybody may choose from.
	 */
	private static function product( int $id ): ?WC_Product_Variable {
		$post = get_post( $id );
		if (
			! $post instanceof WP_Post
			|| Products::POST_TYPE !== $post->post_type
			|| 'publish' !== $post->post_status
			|| '' !== $post->post_password
		) {
			return null;
		}
		$product = wc_get_product( $post );

		return $product instanceof WC_Product_Variable && $product->is_purchasable() && $product->is_in_stock()
			? $product
			: null;
	}
}
