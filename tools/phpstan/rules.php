<?php
/**
 * Rules of our own for PHPStan. Loaded as its configuration, so that Composer need not know of them.
 */

declare( strict_types=1 );

require_once __DIR__ . '/rules/AttributeShapes.php';
require_once __DIR__ . '/rules/UnreachableFallback.php';
require_once __DIR__ . '/rules/RepeatedLimit.php';

return array(
	'rules' => array(
		Eidan\Tools\PHPStan\UnreachableFallback::class,
		Eidan\Tools\PHPStan\RepeatedLimit::class,
	),
);
