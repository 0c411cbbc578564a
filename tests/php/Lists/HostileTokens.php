<?php
/**
 * Signed settings of lists, genuine and forged.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Lists\Cards\Templates;
use Eidan\Lists\Query\Conditions;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\Token;
use Eidan\Posts\ContentTypes;

/**
 * Makes genuine signed settings for requests to get-posts, and forged ones that look like them.
 */
trait HostileTokens {

	/** @var list<string> Post types: posts, and all declared content types. */
	private array $types = array();

	/** @var list<string> Genuine tokens, also those that a malicious author could get signed. */
	private array $tokens = array();

	/**
	 * Makes tokens of lists as blocks sign them, and of lists whose attributes a contributor has written by hand.
	 *
	 * @return list<string>
	 */
	private function tokens(): array {
		$tokens = array();
		foreach ( $this->types as $type ) {
			foreach ( Templates::names() as $template ) {
				$tokens[] = $this->settings( $this->good( $type, $template ) );
			}
			$good     = $this->good( $type, Templates::FALLBACK );
			$tokens[] = $this->settings(
				array(
					'query' => array(
						'perPage' => 100,
						'sticky'  => 'first',
					) + $good['query'],
				) + $good
			);
		}
		$keys = array(
			'postType',
			'perPage',
			'offset',
			'order',
			'sticky',
			'terms',
			'authors',
			'after',
			'before',
			'withinDays',
			'include',
			'exclude',
			'context',
			...array_keys( Conditions::schemas() ),
			'post_status',
			'status',
		);
		for ( $i = 0; $i < 60; $i++ ) {
			$good  = $this->good(
				$this->types[ $i % count( $this->types ) ],
				Templates::names()[ mt_rand( 0, count( Templates::names() ) - 1 ) ]
			);
			$query = array(
				'include' => 0 === $i % 3 ? array_slice( array_values( $this->canaries ), 0, 100 ) : array(),
			);
			foreach ( array_rand( array_flip( $keys ), 4 ) as $key ) {
				$query[ $key ] = $this->value();
			}
			$config = array( 'query' => $query + $good['query'] ) + $good;
			foreach ( array( 'template', 'pagination', 'filter', 'orders', 'card', 'elements', 'base' ) as $key ) {
				if ( 0 === mt_rand( 0, 3 ) ) {
					$config[ $key ] = $this->value();
				}
			}
			$tokens[] = Token::sign(
				0 === $i % 2
					? Config::parse( $config )->signed_part()
					: json_decode( (string) wp_json_encode( $config, JSON_PARTIAL_OUTPUT_ON_ERROR ), true )
			);
		}

		return $tokens;
	}

	/**
	 * Returns the configuration of a list as a block makes it.
	 *
	 * @param string $type     Post type.
	 * @param string $template Name of a template.
	 * @return array<string, mixed> See Lists.
	 */
	private function good( string $type, string $template ): array {
		$taxonomies = 'post' === $type
			? array( 'category', 'post_tag' )
			: array_slice( ContentTypes::get( $type )?->taxonomy_names() ?? array(), 0, 2 );
		return ListBlocks::talkative( $type, $template ) + array(
			'query'      => array(
				'postType' => $type,
				'perPage'  => 5,
			),
			'pagination' => 'load-more',
			'filter'     => array(
				'groups' => array_map(
					static fn( string $taxonomy ): array => array(
						'taxonomy' => $taxonomy,
						'multiple' => 'category' !== $taxonomy,
					),
					array( ...$taxonomies, 'eidan_hidden' )
				),
			),
			'orders'     => array( 'title-asc', 'date-asc', 'menu-order' ),
		);
	}

	/**
	 * Returns a random value, among others the ids of canaries.
	 */
	private function value(): mixed {
		return match ( mt_rand( 0, 9 ) ) {
			0       => array_values( $this->canaries )[ mt_rand( 0, count( $this->canaries ) - 1 ) ],
			1       => array_values( $this->canaries ),
			2       => str_repeat( chr( mt_rand( 1, 255 ) ), 10000 ),
			default => HostileValues::VALUES[ mt_rand( 0, count( HostileValues::VALUES ) - 1 ) ],
		};
	}

	/**
	 * Returns a token in which something was changed after it was signed.
	 */
	private function tampered(): string {
		$token                = $this->tokens[ mt_rand( 0, count( $this->tokens ) - 1 ) ];
		[ $data, $signature ] = explode( '.', $token );
		$values               = json_decode( (string) base64_decode( strtr( $data, '-_', '+/' ) ), true );
		$values['query']      = array(
			'postType' => 'eidan_secret',
			'include'  => array_values( $this->canaries ),
			mt_rand()  => 1,
		);
		$forged               = rtrim( strtr( base64_encode( (string) wp_json_encode( $values ) ), '+/', '-_' ), '=' );

		return match ( mt_rand( 0, 6 ) ) {
			0       => "$forged.$signature",
			1       => substr_replace( $token, 'A' === $token[5] ? 'B' : 'A', 5, 1 ),
			2       => "$data." . strrev( $signature ),
			3       => "$forged."
				. rtrim( strtr( base64_encode( hash_hmac( 'sha256', $forged, 'guess', true ) ), '+/', '-_' ), '=' ),
			4       => $data,
			5       => "$data.",
			default => substr( $token, 0, -1 ),
		};
	}
}
