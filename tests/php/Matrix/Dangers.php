<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use DOMAttr;
use DOMElement;

/**
 * Finds script in HTML. For test cases that read HTML.
 */
trait Dangers {

	/**
	 * Returns the parts of the HTML that would run script in a browser.
	 *
	 * @param string $html HTML to check.
	 * @return list<string>
	 */
	private function dangers( string $html ): array {
		$dangers = array();
		$nodes   = $this->dom( $html )->query( '//*' );
		foreach ( false === $nodes ? array() : $nodes as $node ) {
			if ( ! $node instanceof DOMElement ) {
				continue;
			}
			if (
				in_array(
					$node->nodeName,
					array( 'script', 'iframe', 'object', 'embed', 'base', 'meta', 'link' ),
					true
				)
				&& ! ( 'script' === $node->nodeName && 'application/json' === $node->getAttribute( 'type' ) )
			) {
				$dangers[] = "<{$node->nodeName}>";
			}
			foreach ( $node->attributes ?? array() as $attribute ) {
				if ( $attribute instanceof DOMAttr && $this->is_dangerous( $attribute ) ) {
					$dangers[] = "{$node->nodeName}[{$attribute->name}={$attribute->value}]";
				}
			}
		}
		return $dangers;
	}

	private function is_dangerous( DOMAttr $attribute ): bool {
		$value = strtolower( (string) preg_replace( '/[\x00-\x20]+/', '', $attribute->value ) );
		if ( str_starts_with( strtolower( $attribute->name ), 'on' ) || 'srcdoc' === $attribute->name ) {
			return true;
		}
		if ( 'style' === $attribute->name ) {
			return str_contains( $value, 'javascript:' )
				|| str_contains( $value, 'expression(' )
				|| str_contains( $value, '@import' )
				|| str_contains( $value, 'evil.example' );
		}
		return in_array(
			$attribute->name,
			array( 'href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'ping' ),
			true
		)
			&& 1 === preg_match( '/^(javascript|vbscript|data:text|data:image\/svg)/', $value );
	}
}
