<?php
/**
 * GET eidan/v1/get-posts.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Rest;

use Eidan\Languages\Languages;
use Eidan\Lists\Filters\FilterBar;
use Eidan\Lists\Items;
use Eidan\Lists\Paging\Pagination;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Lists\Request\Token;
use Eidan\Lists\Sources\Result;
use Eidan\Lists\Sources\Sources;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Returns another page of a list.
 *
 * The request contains the list's signed settings; only page, chosen terms and order vary. docs/get-posts.md has the
 * whole contract.
 *
 * @phpstan-import-type Options from Arguments
 */
final class GetPosts {

	public const NAMESPACE = 'eidan/v1';
	public const ROUTE     = '/get-posts';

	/**
	 * Action `rest_api_init`.
	 */
	public static function register(): void {
		register_rest_route(
			self::NAMESPACE,
			self::ROUTE,
			array(
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => '__return_true',
				'args'                => array( 'options' => Arguments::schema() ),
			)
		);
	}

	/**
	 * Answers a request, already validated by the schema.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public static function answer( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		/**
		 * Validated by Arguments::schema().
		 *
		 * @var Options $options
		 */
		$options = $request->get_param( 'options' );
		$signed  = Token::open( $options['settings'] );
		if ( null === $signed ) {
			return new WP_Error(
				'eidan_invalid_settings',
				__( 'The settings of this list are not valid any more. Reload the page.', 'eidan' ),
				array(
					'status' => 403,
					'params' => array( 'options' => 'options[settings]' ),
				)
			);
		}
		$config = Config::parse( $signed );

		return Languages::within(
			$config->query->language,
			static function () use ( $request, $options, $config ): WP_REST_Response|WP_Error {
				$state = Arguments::state( $options, $config );
				if ( $state instanceof WP_Error ) {
					return $state;
				}
				/**
				 * Whether what a list shows depends on who asks: then its answers are kept by nobody.
				 *
				 * @param bool   $personal Whether it does.
				 * @param Config $config   The list.
				 */
				$personal   = true === apply_filters( 'eidan_list_is_personal', false, $config );
				$from_start = $options['whole'] ?? false;

				$result   = $from_start ? Sources::find_up_to( $config, $state ) : Sources::find( $config, $state );
				$response = new WP_REST_Response( self::body( $config, $state, $result, $from_start ) );
				/**
				 * The answer with another page of a list, in the language of its page. It is named as core names such
				 * filters, since plugins that translate HTML listen to those.
				 *
				 * @param WP_REST_Response $response The answer.
				 * @param Config           $config   The list.
				 * @param WP_REST_Request  $request  The request.
				 */
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- named as core names its own.
				$filtered = apply_filters( 'rest_prepare_eidan_list', $response, $config, $request );
				$response = $filtered instanceof WP_REST_Response ? $filtered : $response;

				return Cache::apply( $response, $request, $personal );
			}
		);
	}

	/**
	 * The response body, with the field names of the specification.
	 *
	 * @param Config $config
	 * @param State  $state      Page, filter and order of the request.
	 * @param Result $result     What was found.
	 * @param bool   $from_start Whether these are the first items on the page.
	 * @return array<string, mixed>
	 */
	private static function body( Config $config, State $state, Result $result, bool $from_start ): array {
		$pages   = Pagination::html( $config, $state->on_page( $result->page ), $result, array(), $from_start );
		$filters = array();
		foreach ( array_keys( $config->groups ) as $taxonomy ) {
			$filters[] = array(
				'taxonomy' => $taxonomy,
				'filter'   => implode( ',', $state->choice[ $taxonomy ] ?? array() ),
			);
		}

		return array(
			'status'  => 'success',
			'message' => self::message( $config, $result ),
			'data'    => array(
				'max_pages_num'   => $result->max_pages,
				'pagination_html' => $pages,
				'html'            => Items::html( $config, $result, $state ),
				'page'            => $result->page,
				'cursor'          => (string) $result->cursor,
				'total'           => $result->total,
				'filters'         => $filters,
				'order'           => $state->order,
				// A visitor who already knows the number of pages has the bar for this choice.
				'bar_html'        => 0 === $state->max_pages
					? FilterBar::html( $config, $state, array(), $result->total )
					: '',
			),
		);
	}

	/**
	 * Message for screen readers.
	 *
	 * @param Config $config
	 * @param Result $result What was found.
	 */
	private static function message( Config $config, Result $result ): string {
		if ( array() === $result->items ) {
			return Items::empty_text( $config );
		}
		$first = number_format_i18n( $result->first + 1 );
		$last  = number_format_i18n( $result->first + count( $result->items ) );
		$text  = null === $result->total
			/* translators: 1: number of the first new item, 2: number of the last one. */
			? sprintf( __( 'Items %1$s to %2$s.', 'eidan' ), $first, $last )
			: sprintf(
				/* translators: 1: number of the first new item, 2: number of the last one, 3: number of all. */
				__( 'Items %1$s to %2$s of %3$s.', 'eidan' ),
				$first,
				$last,
				number_format_i18n( $result->total )
			);

		return $result->has_next() || in_array( $config->pagination, array( 'standard', 'infinite' ), true )
			? $text
			: $text . ' ' . __( 'No more items.', 'eidan' );
	}
}
