<?php
/**
 * The plugin's classes and constants, for the analyser.
 *
 * @package Eidan
 */

declare( strict_types=1 );

require_once __DIR__ . '/vendor/autoload.php';
require_once __DIR__ . '/../phpstan/bootstrap.php';
